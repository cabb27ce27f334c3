import { createUser } from '@individua/testkit/create-user'
import { freePort } from '@individua/testkit/free-port'
import { createVisitor } from '@individua/testkit/visitor'
import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../browser.ts'
import { runLighthouse } from './run-lighthouse.ts'
import type { Figure } from './table.ts'

const runs = 3
const paintBudget = 1500

/**
 * The largest paint of a reader's dashboard, the first time a browser opens it: a session, and nothing
 * of the product in any cache. The median of three browsers, each as a phone on slow 4G.
 */
export async function measureOwnDashboard(url: string): Promise<Figure[]> {
  const { session } = await createUser(createVisitor(url), { stage: 'profile' })
  const paints: number[] = []
  for (let run = 0; run < runs; run++) paints.push(await firstPaint(url, JSON.stringify(session)))
  const value = paints.toSorted((a, b) => a - b)[1] ?? Number.NaN
  return [
    { name: '/dashboard, first visit, largest paint', value, unit: 'ms', budget: paintBudget },
  ]
}

async function firstPaint(url: string, session: string): Promise<number> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${port}`],
  })
  try {
    // Lighthouse opens its page in the browser's own context, which only this connection shows.
    const connected = await chromium.connectOverCDP(`http://localhost:${port}`)
    const page = await connected.contexts()[0]?.newPage()
    if (!page) throw new Error('the browser has no context of its own')
    await page.goto(`${url}/robots.txt`)
    await page.evaluate((text) => localStorage.setItem('individua.session', text), session)
    const report = await runLighthouse(`${url}/dashboard`, {
      port,
      onlyCategories: ['performance'],
      // Emptying the storage would sign the reader out.
      disableStorageReset: true,
    })
    if (!report.finalDisplayedUrl.endsWith('/dashboard')) {
      throw new Error('the reader was not signed in')
    }
    return report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN
  } finally {
    await browser.close()
  }
}
