import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { findOrInstallBrowser } from './browser.ts'
import { checkStep, root, runSteps } from './run-step.ts'
import { journeysStep, postgresStep, vitestStep } from './test-runners.ts'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const tsc = 'node_modules/typescript/bin/tsc'
const projects = ['.', ...globSync('{apps,packages}/*/tsconfig.json', { cwd: root }).map(dirname)]

const steps = [
  checkStep('lint', [[biome, 'ci', '--error-on-warnings', '--colors=off', '.']]),
  checkStep(
    'types',
    [['../../node_modules/@react-router/dev/bin.cjs', 'typegen'], 'apps/web'],
    ...projects.map((project): [string[]] => [[tsc, '-p', project]]),
  ),
  checkStep('who imports whom', [['scripts/check-imports.ts']]),
  checkStep('file names and places', [['scripts/check-structure.ts']]),
  checkStep('texts', [['scripts/check-locales.ts']]),
  checkStep('spec ledger', [['scripts/check-ledger.ts']]),
  checkStep('notice', [['scripts/notice.ts', '--check']]),
  checkStep('unused code', [['node_modules/knip/bin/knip.js']]),
  vitestStep('unit and API on PGlite'),
  postgresStep('API on PostgreSQL'),
  checkStep('build', [['scripts/build.ts']]),
  journeysStep('browser journeys'),
]

const wanted = process.argv.slice(2)
const chosen = steps.filter((step) => wanted.length === 0 || wanted.includes(step.name))
if (chosen.length === 0) {
  console.error(`No such step; there are: ${steps.map((step) => step.name).join(', ')}`)
  process.exit(1)
}
if (chosen.some((step) => step.name === 'browser journeys')) findOrInstallBrowser()

const { passed, failed } = await runSteps(chosen)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
