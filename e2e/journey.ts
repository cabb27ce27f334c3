import { randomIpAddress } from '@individua/testkit/ip-address'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type RunningProduct, startProduct } from './product.ts'
import { type Language, languageOf } from './texts.ts'

interface Journey {
  /** What a page may say in the console; everything else fails the test. */
  expectedConsole: RegExp
  /** A page in a browser of its own: another device. The product is this journey's unless given. */
  openOtherBrowser(at?: RunningProduct): Promise<Page>
  email: string
  /** That requests of this journey come from, for the limits that count by client. */
  ipAddress: string
  /** The one language this journey runs in: where its words change nothing, one shows all. */
  language: Language
}

interface WorkersProduct {
  product: RunningProduct
}

/** Each worker has a product of its own; each test an IP address and an email of its own. */
export const test = base.extend<Journey & { watched: undefined }, WorkersProduct>({
  expectedConsole: [/^(?!)/, { option: true }],
  product: [
    async ({ playwright: _ }, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  ipAddress: ({ product: _ }, use) => use(randomIpAddress()),
  context: async ({ context, ipAddress }, use) => {
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': ipAddress })
    await use(context)
  },
  page: async ({ page, context }, use) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Page.resetNavigationHistory')
    await browser.detach()
    await use(page)
    // Playwright would let a held clock go while the next journey begins.
    if (await hasOwnClock(page)) await page.clock.resume()
  },
  email: ({ product }, use) => use(product.newEmail()),
  language: ({ product: _ }, use, { title }) => use(languageOf(title)),
  watched: [
    async ({ context, product, expectedConsole }, use, testInfo) => {
      const problems = watch(context, product.url, expectedConsole)
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('server log', { body: product.log() })
      }
      expect(problems, 'console, script errors and requests to others').toEqual([])
    },
    { auto: true },
  ],
  openOtherBrowser: async ({ browser, product, ipAddress, expectedConsole }, use) => {
    const contexts: BrowserContext[] = []
    const problems: string[][] = []
    await use(async (at = product) => {
      const context = await browser.newContext({
        baseURL: at.url,
        serviceWorkers: 'block',
        extraHTTPHeaders: { 'X-Forwarded-For': ipAddress },
      })
      contexts.push(context)
      problems.push(watch(context, at.url, expectedConsole))
      return context.newPage()
    })
    for (const context of contexts) await context.close()
    expect(problems.flat()).toEqual([])
  },
})

export { expect } from '@playwright/test'

/** Whether the journey has a clock of its own; a page that is just being left counts as without one. */
function hasOwnClock(page: Page): Promise<boolean> {
  return page.evaluate(() => '__pwClock' in window).catch(() => false)
}

/** For `test.use`: pages move as they do for a visitor who has not asked for less. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } }

/** What Playwright says where a journey blocks the worker, see playwright.config.ts. */
const blockedWorker = /Service Worker registration blocked by Playwright/

function watch(context: BrowserContext, origin: string, expected: RegExp): string[] {
  const problems: string[] = []
  const note = (text: string) => {
    if (!expected.test(text) && !blockedWorker.test(text)) problems.push(text)
  }
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (failure) => note(`script: ${String(failure.error())}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) note(`request to ${url}`)
  })
  return problems
}
