import { expect } from 'vitest'
import type { TestApi } from './start-test-api.ts'

/** Has the jobs of this queue run that wait for a later moment; resolves when none is left. */
export async function runWaitingJobs({ ctx, database }: TestApi, name: string): Promise<void> {
  const isOpen = `name = $1 and state in ('created', 'retry', 'active')`
  await expect
    .poll(async () => {
      await database.executeSql(
        `update jobs.job set start_after = now() where ${isOpen} and state <> 'active'`,
        [name],
      )
      ctx.jobs.wake(name)
      return (await database.executeSql(`select state from jobs.job where ${isOpen}`, [name])).rows
    })
    .toEqual([])
}
