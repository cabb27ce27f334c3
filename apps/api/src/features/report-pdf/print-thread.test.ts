import { afterAll, expect, test } from 'vitest'
import { createPrintThread } from './print-thread.ts'
import { sampleReport } from './sample-report.ts'

const thread = createPrintThread()
afterAll(thread.stop)

const data = sampleReport('en', new Date('2026-03-02T10:00:00Z'))
const beginningOf = (file: Uint8Array) => Buffer.from(file.subarray(0, 5)).toString()

test('a report that cannot be printed fails alone: the next one is printed', async () => {
  const { result } = data
  const metadata = { ...result.metadata, assessmentDate: 'some day' }
  const broken = { ...data, result: { ...result, metadata } }
  await expect(thread.render(broken)).rejects.toThrow()
  expect(beginningOf(await thread.render(data))).toBe('%PDF-')
})

test('printing leaves this thread free', async () => {
  let turns = 0
  const clock = setInterval(() => turns++, 5)
  await thread.render(data)
  clearInterval(clock)
  expect(turns).toBeGreaterThan(10)
})
