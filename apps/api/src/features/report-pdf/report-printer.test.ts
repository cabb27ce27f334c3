import { expect, test } from 'vitest'
import type { PrintThread } from './print-thread.ts'
import type { ReportData } from './report-data.ts'
import { createReportPrinter } from './report-printer.ts'
import { sampleReport } from './sample-report.ts'

const data = sampleReport('en', new Date())

/** A thread that prints on command. */
function heldThread() {
  const begun: { data: ReportData; finish: () => void; fail: () => void }[] = []
  const thread: PrintThread = {
    render(given) {
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
      const finish = () => resolve(new Uint8Array([begun.length]))
      begun.push({ data: given, finish, fail: () => reject(new Error('torn')) })
      return promise
    },
    stop: async () => {},
  }
  return { thread, begun }
}

test('one report at a time; the same one asked for twice is printed once', async () => {
  const { thread, begun } = heldThread()
  const printer = createReportPrinter(thread)
  const [first, again, second] = [
    printer.print('a', data),
    printer.print('a', data),
    printer.print('b', data),
  ]
  await expect.poll(() => begun.length).toBe(1)
  begun[0]?.finish()
  expect(await again).toBe(await first)
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.finish()
  expect(await second).toEqual(new Uint8Array([2]))
})

test('when too many wait, the next one is asked to come again', async () => {
  const { thread } = heldThread()
  const printer = createReportPrinter(thread)
  for (let number = 0; number < 8; number++) void printer.print(`report ${number}`, data)
  const refusal = await printer.print('one more', data).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
})

test('a report that fails leaves the way free for the next', async () => {
  const { thread, begun } = heldThread()
  const printer = createReportPrinter(thread)
  const torn = printer.print('a', data)
  const refused = expect(torn).rejects.toThrow('torn')
  await expect.poll(() => begun.length).toBe(1)
  begun[0]?.fail()
  await refused
  const next = printer.print('a', data)
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.finish()
  expect(await next).toEqual(new Uint8Array([2]))
})
