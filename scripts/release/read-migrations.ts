import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from './migration-breaks.ts'

const folder = join(import.meta.dirname, '../../apps/api/src/db/migrations')

/** The migrations of this version, oldest first. */
export function readMigrations(): Migration[] {
  const { entries }: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
  )
  return entries.map(({ tag }) => ({ tag, sql: readFileSync(join(folder, `${tag}.sql`), 'utf8') }))
}
