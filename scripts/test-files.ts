import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Source of a regular expression: files that only tests load. */
export const testFile = '\\.test\\.tsx?$|/testing?/|-test-server\\.ts$|/start-test-[^/]+\\.ts$'

/** Tests of the API that begin with one of these tags, by their paths from the root. */
export function filesTagged(...tags: string[]): string[] {
  const root = join(import.meta.dirname, '..')
  return globSync('apps/api/src/**/*.test.ts', { cwd: root }).filter((file) => {
    const [first = ''] = readFileSync(join(root, file), 'utf8').split('\n', 1)
    return tags.some((tag) => first === `// @module-tag ${tag}`)
  })
}
