import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withoutReferences } from '../../apps/api/src/testing/api-document.ts'
import { contractBreaks } from '../../apps/api/src/testing/contract-breaks.ts'
import product from '../../package.json' with { type: 'json' }
import { root } from '../run-step.ts'
import { migrationBreaks } from './migration-breaks.ts'
import { readMigrations } from './read-migrations.ts'
import { tryProgram } from './try-program.ts'

const contractFile = join(root, 'released/openapi.json')
const migrationsFile = join(root, 'released/migrations.json')

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file: string, content: object) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

/** Makes the archive as deploy/Dockerfile does, and tries it. @returns the OpenAPI document it serves */
async function makeArchive(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'individua-release-'))
  try {
    chmodSync(folder, 0o755)
    const program = join(folder, 'program')
    const stdio = ['ignore', 'inherit', 'inherit'] as const
    execFileSync(join(root, 'deploy/build-program'), [program], { stdio: [...stdio] })
    return await tryProgram(program, join(folder, 'data'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a version could break that runs beside this one, or a program written for the last release. */
function findBreaks(document: object): string[] {
  const released = withoutReferences(readJson(contractFile))
  return [
    ...contractBreaks(released, withoutReferences(document)),
    ...migrationBreaks(readMigrations(), readJson(migrationsFile).migrations),
  ]
}

function keepReleased(document: object): void {
  const { version } = product
  writeJson(contractFile, document)
  writeJson(migrationsFile, { version, migrations: readMigrations().map(({ tag }) => tag) })
  console.log('released/ holds the contract and the migrations of this release: commit it.')
}

const document = await makeArchive()
console.log('Started as an ordinary user: a visitor got a profile and paid, a PDF was printed.')
const breaks = findBreaks(document)
for (const line of breaks) console.error(line)
if (breaks.length > 0) process.exitCode = 1
else if (!process.argv.includes('--check')) keepReleased(document)
