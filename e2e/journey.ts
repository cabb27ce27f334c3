import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { randomClientAddress } from './client-address.ts'
import { type RunningProduct, startProduct } from './product.ts'

interface Journey {
  /** What a page may say in the console; everything else fails the test. */
  expectedConsole: RegExp
  /** A page in a browser of its own: another device. */
  openOtherBrowser(): Promise<Page>
  address: string
}

/** Each worker has a product of its own; each test a client address and a mail address of its own. */
export const test = base.extend<Journey & { watched: undefined }, { product: RunningProduct }>({
  expectedConsole: [/^(?!)/, { option: true }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': randomClientAddress() }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
  address: ({}, use) => use(`visitor.${crypto.randomUUID().slice(0, 8)}@example.sk`),
  watched: [
    async ({ context, product, expectedConsole }, use) => {
      const problems = watch(context, product.url, expectedConsole)
      await use(undefined)
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

function watch(context: BrowserContext, origin: string, expected: RegExp): string[] {
  const problems: string[] = []
  const note = (text: string) => {
    if (!expected.test(text)) problems.push(text)
  }
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', ({ error }) => note(`script: ${String(error())}`))
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) note(`request to ${url}`)
  })
  return problems
}
