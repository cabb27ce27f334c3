import { afterAll, expect, test } from 'vitest'
import { createReportPrinter } from './report-printer.ts'
import { sampleReport } from './sample-report.ts'

const printer = createReportPrinter()
afterAll(printer.stop)

const data = sampleReport('en', new Date('2026-03-02T10:00:00Z'))
const beginningOf = (file: Uint8Array) => Buffer.from(file.subarray(0, 5)).toString()

test('a report that cannot be printed fails alone: the next one is printed', async () => {
  const { result } = data
  const metadata = { ...result.metadata, assessmentDate: 'some day' }
  const broken = { ...data, result: { ...result, metadata } }
  await expect(printer.print(broken)).rejects.toThrow('Invalid time value')
  expect(beginningOf(await printer.print(data))).toBe('%PDF-')
})

test('printing leaves this thread free', async () => {
  let turns = 0
  const clock = setInterval(() => turns++, 5)
  await printer.print(data)
  clearInterval(clock)
  expect(turns).toBeGreaterThan(3)
})

test('when too many wait, the next one is asked to come again', async () => {
  const busy = createReportPrinter()
  const waiting = Array.from({ length: 9 }, () => busy.print(data).catch(() => undefined))
  const refusal = await busy.print(data).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  await busy.stop()
  await Promise.all(waiting)
})
