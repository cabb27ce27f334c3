import { findOrInstallBrowser } from './browser.ts'
import {
  after,
  checkStep,
  describeFailures,
  describeOutcome,
  describeTotal,
  first,
  noCounts,
  runNode,
  runSteps,
  type Step,
} from './run-step.ts'
import { journeysStep, vitestStep } from './test-runners.ts'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const tsc = 'node_modules/typescript/bin/tsc'
/** All but the web app is one project here: one each would check shared sources up to nine times. */
const projects = ['.', 'apps/web']

const typesStep: Step = {
  name: 'types',
  async run() {
    const typegen = ['../../node_modules/@react-router/dev/bin.cjs', 'typegen']
    let isOk = await runNode(typegen, { directory: 'apps/web' })
    // A project also reports the errors of the sources it imports: each line is printed once.
    const printed = new Set<string>()
    const print = (log: string) => {
      const lines = log.split('\n').map((line) => line.replace(/^(\.\.\/)+/, ''))
      for (const line of lines) if (!printed.has(line)) console.log(line)
      for (const line of lines) printed.add(line)
    }
    for (const project of projects) {
      isOk = (await runNode([tsc, '-p', project], { print })) && isOk
    }
    return { ...noCounts, isOk }
  },
}

const build = first(checkStep('build', ['scripts/build.ts']))
const journeys = after(build, journeysStep('browser journeys'))
/**
 * Tests wait for much of their time, those in a browser for a third of it: all else runs beside them,
 * the longest first. Checks print only when they fail.
 */
const steps: Step[] = [
  vitestStep('unit and API'),
  build,
  journeys,
  typesStep,
  after(build, checkStep('release', ['scripts/release/release.ts', '--check'])),
  checkStep('unused code', ['node_modules/knip/bin/knip.js']),
  checkStep('who imports whom', ['scripts/check-imports.ts']),
  checkStep(
    'lint',
    [biome, 'ci', '--error-on-warnings', '--colors=off', '.'],
    'npm run format mends what can be mended by itself',
  ),
  checkStep('texts', ['scripts/check-locales.ts']),
  checkStep('file names and places', ['scripts/check-structure.ts']),
  checkStep('spec ledger', ['scripts/check-ledger.ts'], 'edit docs/spec-ledger.md'),
  checkStep('lockfile', ['scripts/check-lockfile.ts']),
  checkStep('notice', ['scripts/notice.ts', '--check'], 'npm run notice'),
]

const wanted = process.argv.slice(2)
const isChosen = ({ name }: Step) => wanted.length === 0 || wanted.includes(name)
const unknown = wanted.filter((name) => steps.every((step) => step.name !== name))
if (unknown.length > 0) {
  const names = steps.map((step) => `'${step.name}'`).join(', ')
  console.error(`No such step: ${unknown.join(', ')}. There are: ${names}`)
  process.exit(1)
}
if (isChosen(journeys)) findOrInstallBrowser()

const outcomes = await runSteps(steps.filter(isChosen))
console.log(`\n${outcomes.map(describeOutcome).join('\n')}\n\n${describeTotal(outcomes)}`)
const failures = describeFailures(outcomes)
if (failures) console.error(failures)
process.exitCode = outcomes.every(({ result }) => result.isOk) ? 0 : 1
