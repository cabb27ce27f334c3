import { readBackupFile, writeBackupFile } from '../db/backup/backup-file.ts'
import {
  BackupError,
  type BackupSummary,
  backupHeader,
  tableFooter,
} from '../db/backup/backup-format.ts'
import { backupLines } from '../db/backup/write-backup.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'

/** Writes the database into a file as it is at this moment. */
export async function takeBackup(
  database: Database,
  { SUPABASE_URL }: Pick<Env, 'SUPABASE_URL'>,
  path: string,
): Promise<void> {
  await database.longTransaction((session) =>
    writeBackupFile(
      path,
      backupLines(session, { hasAccounts: SUPABASE_URL === undefined, now: new Date() }),
    ),
  )
}

/** Reads a backup to its end, so that one that was cut short is noticed. */
export async function summarise(path: string): Promise<BackupSummary> {
  const objects: unknown[] = []
  for await (const line of readBackupFile(path)) {
    if (line.startsWith('{')) objects.push(JSON.parse(line))
  }
  const header = backupHeader.parse(objects.shift())
  const footers = objects.map((footer) => tableFooter.parse(footer))
  if (footers.length < header.tables.length) throw new BackupError(`${path} is not whole.`)
  return { header, footers }
}

export const countRows = ({ footers }: BackupSummary) =>
  footers.reduce((sum, { rows }) => sum + rows, 0)

/** What the operator should know about the keys in a backup. */
export function describeSecrets({ header }: BackupSummary): string[] {
  if (header.secrets.length === 0) return []
  const names = header.secrets.map(({ name }) => name).join(', ')
  const isEncrypted = header.secrets.every((secret) => secret.isEncrypted)
  return [
    `This file holds keys (${names}) and what people wrote: keep it like a password.`,
    ...(isEncrypted
      ? ['The keys are encrypted with SECRETS_KEY; keep that setting elsewhere.']
      : []),
  ]
}
