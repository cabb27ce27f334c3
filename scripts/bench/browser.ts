import { chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../browser.ts'

/** Milliseconds from the request of the page until its first question stands there; the median of five. */
export async function measureFirstQuestion(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  const times: number[] = []
  for (let run = 0; run < 5; run++) {
    const page = await (await browser.newContext()).newPage()
    const startedAt = performance.now()
    await page.goto(`${url}/assessment`, { waitUntil: 'commit' })
    await page.getByRole('radio').first().waitFor({ state: 'visible' })
    times.push(performance.now() - startedAt)
    await page.context().close()
  }
  await browser.close()
  return times.toSorted((a, b) => a - b)[2] ?? Number.NaN
}
