import { expect, test } from 'vitest'
import { addressOf, siteMap } from './site-map.ts'

test('switching the language adds, replaces or removes the prefix', () => {
  expect(addressOf('/assessment', 'sk')).toBe('/sk/assessment')
  expect(addressOf('/sk/assessment', 'de')).toBe('/de/assessment')
  expect(addressOf('/fr/assessment', 'en')).toBe('/assessment')
  expect(addressOf('/sk', 'en')).toBe('/')
})

test('a closing slash is dropped', () => {
  expect(addressOf('/sk/sign-in/', 'de')).toBe('/de/sign-in')
})

test('each page in the site map names all its versions, itself included', () => {
  const map = siteMap('https://individua.test')
  const pages = map.match(/<url>.*<\/url>/g) ?? []
  expect(pages).toHaveLength((4 + 13) * 3)
  for (const page of pages) {
    const own = page.match(/<loc>([^<]+)<\/loc>/)?.[1]
    expect(page.match(/hreflang="(en|sk|de|x-default)"/g)).toHaveLength(4)
    expect(page).toContain(`href="${own}"`)
  }
})
