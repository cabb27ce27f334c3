import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where this run builds the server under test: inside the package, where Node finds its packages. */
export default function makeServerFolder() {
  const folder = join(
    import.meta.dirname,
    '..',
    '..',
    '.cache',
    `servers-under-test-${process.pid}`,
  )
  process.env.TEST_SERVER_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
