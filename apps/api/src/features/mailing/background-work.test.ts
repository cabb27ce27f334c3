import { expect, test, vi } from 'vitest'
import { backgroundWork } from './background-work.ts'

test('so much runs at once, so much waits, and the rest is left to its job', async () => {
  const started: number[] = []
  const ends: (() => void)[] = []
  const background = backgroundWork({ atOnce: 2, mostWaiting: 3, onError: () => {} })
  for (const number of [1, 2, 3, 4, 5]) {
    background.add(async () => {
      started.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
    })
  }
  await expect.poll(() => started).toEqual([1, 2])
  for (const end of ends.splice(0)) end()
  await expect.poll(() => started).toEqual([1, 2, 3])
  for (const end of ends) end()
  await background.stop()
  expect(started).toEqual([1, 2, 3])
})

test('work that fails holds up no other, and none starts after the stop', async () => {
  const failures: unknown[] = []
  const done = vi.fn()
  const onError = (error: unknown) => failures.push(error)
  const background = backgroundWork({ atOnce: 1, mostWaiting: 9, onError })
  background.add(() => Promise.reject(new Error('refused')))
  background.add(async () => done())
  await expect.poll(() => done.mock.calls.length).toBe(1)
  expect(failures).toEqual([new Error('refused')])
  await background.stop()
  background.add(async () => done())
  await new Promise((resolve) => setImmediate(resolve))
  expect(done).toHaveBeenCalledOnce()
})
