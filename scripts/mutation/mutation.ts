import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installOnDemand, onDemand } from '../on-demand/install-on-demand.ts'
import { root, runNode } from '../run-step.ts'
import { type Area, areas } from './areas.ts'
import { formatScores, leastScore, type MutationReport, scoreOf } from './mutation-score.ts'

const folder = join(root, 'reports/mutation')
const stryker = join(onDemand, '@stryker-mutator/core/bin/stryker.js')

async function mutate(name: string, { files, tests }: Area): Promise<MutationReport> {
  const report = join(folder, `${name}.json`)
  const config = join(folder, `${name}.config.json`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({
      mutate: files.map((file) => `apps/api/src/${file}`),
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
      // The sandbox needs the API and what its tests read, not the pages.
      ignorePatterns: ['/data', '/docs', '/e2e', '/apps/web', '**/dist', '**/build'],
      // It would be read by a part of the TypeScript API that this version does not have.
      tsconfigFile: 'none',
      coverageAnalysis: 'perTest',
      concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 1),
      timeoutMS: 30_000,
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
    }),
  )
  const env = { MUTATION_TESTS: tests.join(',') }
  const isOk = await runNode([stryker, 'run', config], { env, isShown: true })
  if (!isOk) throw new Error(`Stryker failed on ${name}`)
  return JSON.parse(readFileSync(report, 'utf8'))
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !areas[name])
if (unknown.length > 0) {
  console.error(`No such area: ${unknown.join(', ')}. There are: ${Object.keys(areas).join(', ')}`)
  process.exit(1)
}
installOnDemand()
const scores = []
for (const [name, area] of Object.entries(areas)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  scores.push(scoreOf(name, await mutate(name, area)))
}
console.log(formatScores(scores))
process.exitCode = scores.every(({ percent }) => percent >= leastScore) ? 0 : 1
