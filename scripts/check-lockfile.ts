import { readFileSync } from 'node:fs'
import { type Lockfile, missingOptionalPackages } from './complete-lockfile.ts'

const lockfile: Lockfile = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
)
const missing = missingOptionalPackages(lockfile)
if (missing.size > 0) {
  console.error(`The lockfile lacks ${[...missing.keys()].join(', ')}, so that npm ci refuses it.`)
  console.error('Run: node scripts/complete-lockfile.ts')
  process.exitCode = 1
}
