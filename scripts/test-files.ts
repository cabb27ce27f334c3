import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Source of a regular expression: files that only tests load. */
export const testFile = '\\.test\\.tsx?$|/testing?/|-test-server\\.ts$|/start-test-[^/]+\\.ts$'

/** Tests of the API that run on PostgreSQL too, by their paths from the root. */
export function filesTaggedPostgres(): string[] {
  const root = join(import.meta.dirname, '..')
  return globSync('apps/api/src/**/*.test.ts', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').startsWith('// @module-tag postgres'),
  )
}
