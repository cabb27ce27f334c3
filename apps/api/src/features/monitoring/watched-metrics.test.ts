import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { createMetrics } from '../../lib/metrics.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { startMonitoring } from './monitoring.service.ts'

/*
 * Dashboard and alerts are read by programs that this project does not start: a metric that was
 * renamed would leave an empty picture, and an alert that never comes.
 */
const deploy = join(import.meta.dirname, '../../../../../deploy')
const read = (file: string) => readFileSync(join(deploy, file), 'utf8')

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(['page', 'warn']) }),
            annotations: z.object({ summary: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('alerts.yaml')))
  .groups.flatMap((group) => group.rules)

const dashboard = z
  .object({
    panels: z.array(
      z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).optional() }),
    ),
  })
  .parse(JSON.parse(read('grafana-dashboard.json')))

const expressions = [
  ...rules.map(({ alert, expr }) => ({ name: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    // Grafana puts a duration in place of its variable.
    targets.map(({ expr }) => ({ name: title, expr: expr.replaceAll('$__rate_interval', '5m') })),
  ),
]

let exposed: ReadonlyMap<string, readonly string[]>
beforeAll(async () => {
  exposed = await readExposed()
})

/** The metrics of an expression, and the labels that it chooses them by. */
function namesIn(expr: string) {
  const metrics: string[] = []
  const labels: string[] = []
  const errors: string[] = []
  parser.parse(expr).iterate({
    enter({ type, from, to, node }) {
      const text = expr.slice(from, to)
      if (type.isError) errors.push(expr.slice(Math.max(from - 20, 0), to + 20))
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.push(text)
      if (type.name === 'LabelName') labels.push(text)
    },
  })
  return { metrics, labels, errors }
}

/** Every series that the server exposes, with its labels; a histogram is three. */
async function readExposed() {
  const { ctx, database } = await startTestApi()
  const metrics = createMetrics(database.kind)
  const onDisk = { ...database, freeDiskBytes: () => 1 }
  await startMonitoring({ ...ctx, metrics }, onDisk).refresh()
  const labelsOf = new Map([['up', ['job', 'instance']]])
  for (const metric of metrics.register.getMetricsAsArray()) {
    const { name, labelNames = [] } = z
      .object({ name: z.string(), labelNames: z.array(z.string()).optional() })
      .parse(metric)
    const labels = [...labelNames, 'instance', 'job']
    labelsOf.set(name, labels)
    labelsOf.set(`${name}_bucket`, [...labels, 'le'])
    labelsOf.set(`${name}_count`, labels)
  }
  return labelsOf
}

test.each(expressions)('$name is asked of metrics that the server exposes', ({ expr }) => {
  const { metrics, labels, errors } = namesIn(expr)
  expect(errors).toEqual([])
  expect(metrics.length).toBeGreaterThan(0)
  expect(metrics.filter((name) => !exposed.has(name))).toEqual([])
  const known = new Set(metrics.flatMap((name) => exposed.get(name) ?? []))
  expect(labels.filter((label) => !known.has(label))).toEqual([])
})

const rises = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.flatMap(({ expr }) => {
    const [, metric] = /increase\((\w+)/.exec(expr) ?? []
    return metric ? [{ title, metric }] : []
  }),
)

test.each(rises)('$title is counted from zero', async ({ metric }) => {
  expect(await createMetrics('pglite').text()).toContain(`\n${metric}{`)
})

test('a renamed metric and a mistyped expression are noticed', () => {
  expect(namesIn('rate(individua_gone_total{a="b"}[5m]) > 1')).toEqual({
    metrics: ['individua_gone_total'],
    labels: ['a'],
    errors: [],
  })
  expect(namesIn('sum by (rate(x[5m])').errors).not.toEqual([])
})

test('each alert has a section in the document for operators, and each section an alert', () => {
  const page = readFileSync(join(deploy, '../docs/operating.md'), 'utf8')
  const sections = [...page.matchAll(/^### (Individua\w+)$/gm)].map((match) => match[1])
  expect(sections.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted())
})

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined

test.runIf(hasPromtool)('promtool accepts the rules', () => {
  const output = execFileSync('promtool', ['check', 'rules', join(deploy, 'alerts.yaml')])
  expect(String(output)).toContain(`${rules.length} rules found`)
})
