import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/** Beside the built server. */
const file = new URL('./build-id', import.meta.url)

/** The same in every process of one build; from the source, another one in each process. */
export const buildId = existsSync(file) ? readFileSync(file, 'utf8') : randomUUID()
