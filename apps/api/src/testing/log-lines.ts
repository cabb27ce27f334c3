import type { Env } from '../env.ts'
import { createLog } from '../lib/create-log.ts'

/** A log of all levels whose lines stay here. */
export function logLines(settings: Partial<Pick<Env, 'INSTANCE_NAME'>> = {}) {
  const written: string[] = []
  const destination = { write: (line: string) => void written.push(line) }
  return {
    log: createLog({ LOG_LEVEL: 'trace', ...settings }, destination),
    text: () => written.join(''),
    lines: (): Record<string, unknown>[] => written.map((line) => JSON.parse(line)),
  }
}
