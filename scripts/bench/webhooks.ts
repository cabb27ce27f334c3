import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/**
 * Milliseconds from the webhook of a payment until the server has responded, p99 of a hundred, one
 * after the other, on an embedded database in memory: signature, event store, the session read
 * anew from the embedded Stripe, the grant.
 */
export async function measureWebhooks(): Promise<number> {
  const script = join(root, 'scripts/bench/webhook-times.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
  })
  const times: number[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]')
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
}
