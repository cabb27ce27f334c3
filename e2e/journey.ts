import { randomIpAddress } from '@individua/testkit/ip-address'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { compliantModel, startModelServer } from '../apps/api/src/testing/model-server.ts'
import { type RunningProduct, startProduct } from './product.ts'
import { type Language, languageOf } from './texts.ts'

interface Journey {
  /** What a page may say in the console; everything else fails the test. */
  expectedConsole: RegExp
  /** A page in a browser of its own: another device. */
  openOtherBrowser(): Promise<Page>
  email: string
  /** The one language this journey runs in: where its words change nothing, one shows all. */
  language: Language
}

interface WorkersProduct {
  /** Whether the product words with a model on this machine, which lets every text trail off. */
  hasModel: boolean
  product: RunningProduct
}

/** Each worker has a product of its own; each test an IP address and an email of its own. */
export const test = base.extend<Journey & { watched: undefined }, WorkersProduct>({
  expectedConsole: [/^(?!)/, { option: true }],
  hasModel: [false, { option: true, scope: 'worker' }],
  product: [
    async ({ hasModel }, use) => {
      const model = hasModel ? await startModelServer(compliantModel) : undefined
      const product = await startProduct(model?.settings)
      await use(product)
      await product.stop()
      await model?.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'X-Forwarded-For': randomIpAddress() }),
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
  openOtherBrowser: async ({ browser, product, extraHTTPHeaders, expectedConsole }, use) => {
    const contexts: BrowserContext[] = []
    const problems: string[][] = []
    await use(async () => {
      const context = await browser.newContext({
        baseURL: product.url,
        serviceWorkers: 'block',
        ...(extraHTTPHeaders && { extraHTTPHeaders }),
      })
      contexts.push(context)
      problems.push(watch(context, product.url, expectedConsole))
      return context.newPage()
    })
    for (const context of contexts) await context.close()
    expect(problems.flat()).toEqual([])
  },
})

export { expect } from '@playwright/test'

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
