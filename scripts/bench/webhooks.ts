import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Figure } from './table.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Times from the webhook of a payment until the server has responded, p99 of a hundred, one
 * after the other, on an embedded database in memory: signature, event store, the session read
 * anew from the embedded Stripe, the grant.
 */
export async function measureWebhooks(): Promise<Figure[]> {
  const script = join(root, 'scripts/bench/webhook-times.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
  })
  const times: number[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]')
  const sorted = times.toSorted((a, b) => a - b)
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
  return [{ name: 'until it is answered, p99', value: p99, unit: 'ms' }]
}
