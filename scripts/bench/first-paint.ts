import { get } from 'node:http'
import { languages } from '@individua/contract/languages'
import { localizePath, type WebPath } from '@individua/contract/paths'
import type { Figure } from './table.ts'

/**
 * Kilobytes of a page as sent. Slow 4G brings 14.6 with its first response, and 29.2 more with the next
 * round trip: a page beyond the sum is painted 150 ms later.
 */
const pageBudgets: Partial<Record<WebPath, number>> = {
  '/': 43,
  '/assessment': 20,
  '/archetypes-info': 23,
  '/method': 21,
}
const fontBudget = 30

/** What must arrive before a page is painted with its own fonts: the page, as the server sends it, and the fonts. */
export async function measureFirstPaint(url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [path, budget] of Object.entries(pageBudgets)) {
    const sizes: number[] = []
    for (const language of languages) {
      sizes.push(await sentSize(url + localizePath(path, language)))
    }
    const value = Math.max(...sizes) / 1000
    figures.push({ name: `${path}, the largest of its languages`, value, unit: 'kB', budget })
  }
  return [...figures, { name: 'preloaded fonts', ...(await fontsOf(url)) }]
}

async function fontsOf(url: string): Promise<Omit<Figure, 'name'>> {
  const html = await (await fetch(url)).text()
  let bytes = 0
  for (const [, href = ''] of html.matchAll(/rel="preload" as="font"[^>]* href="([^"]+)"/g)) {
    bytes += await sentSize(url + href)
  }
  return { value: bytes / 1000, unit: 'kB', budget: fontBudget }
}

/** Of the body in brotli; `fetch` would tell its size only when unpacked. */
function sentSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      let bytes = 0
      for await (const chunk of response) bytes += chunk.length
      resolve(bytes)
    }).on('error', reject)
  })
}
