import { languages } from '@individua/contract/languages'
import { localizePath } from '@individua/contract/paths'
import { freePort } from '@individua/testkit/free-port'
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../browser.ts'
import { type LighthouseReport, runLighthouse } from './run-lighthouse.ts'
import type { Figure } from './table.ts'

const pages = languages.flatMap((language) =>
  ['/', '/assessment', '/archetypes-info', '/method'].map((path) => localizePath(path, language)),
)
const runs = 3

/** What a page may be: milliseconds, the shift of its layout, and the lowest of the four scores. */
const measures = [
  { audit: 'largest-contentful-paint', name: 'largest paint', scale: 1, unit: 'ms', budget: 1200 },
  { audit: 'total-blocking-time', name: 'total blocking time', scale: 1, unit: 'ms', budget: 50 },
  {
    audit: 'cumulative-layout-shift',
    name: 'layout shift',
    scale: 1000,
    unit: '/1000',
    budget: 10,
  },
] as const
const scoreBudget = 100

/** The median of three runs of each page: a phone, simulated slow 4G, a processor four times slower. */
export async function measureWithLighthouse(url: string): Promise<Figure[]> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
  })
  try {
    const figures: Figure[] = []
    for (const path of pages) figures.push(...(await measurePage(port, url, path)))
    return figures
  } finally {
    await browser.close()
  }
}

async function measurePage(port: number, url: string, path: string): Promise<Figure[]> {
  const reports: LighthouseReport[] = []
  // Without settings of ours: those of Lighthouse are the phone that the budgets are made for.
  for (let run = 0; run < runs; run++) reports.push(await runLighthouse(url + path, { port }))
  return [
    ...measures.map(({ audit: id, name, scale, unit, budget }) => ({
      name: `${path}, ${name}`,
      value: median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)) * scale,
      unit,
      budget,
    })),
    {
      name: `${path}, lowest of the four scores`,
      value: median(reports.map(lowestScore)),
      unit: '',
      budget: scoreBudget,
      atLeast: true,
    },
  ]
}

function lowestScore({ categories }: LighthouseReport): number {
  return 100 * Math.min(...Object.values(categories).map(({ score }) => score ?? Number.NaN))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
