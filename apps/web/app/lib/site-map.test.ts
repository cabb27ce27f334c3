import { languages } from '@individua/contract/languages'
import { webPaths } from '@individua/contract/paths'
import { expect, test } from 'vitest'
import { localizedUrlOf, siteMap, unlistedPaths } from './site-map.ts'

test('switching the language adds, replaces or removes the prefix', () => {
  expect(localizedUrlOf('/assessment', 'sk')).toBe('/sk/assessment')
  expect(localizedUrlOf('/sk/assessment', 'de')).toBe('/de/assessment')
  expect(localizedUrlOf('/fr/assessment', 'en')).toBe('/assessment')
  expect(localizedUrlOf('/sk', 'en')).toBe('/')
})

test('a closing slash is dropped', () => {
  expect(localizedUrlOf('/sk/sign-in/', 'de')).toBe('/de/sign-in')
})

test('each page in the site map names all its versions, itself included', () => {
  const map = siteMap('https://individua.test')
  const pages = map.match(/<url>.*<\/url>/g) ?? []
  expect(pages).toHaveLength(
    (webPaths.length - Object.keys(unlistedPaths).length) * languages.length,
  )
  expect(map).toContain('<loc>https://individua.test/sk/method</loc>')
  expect(map).not.toContain('/dashboard')
  for (const page of pages) {
    const own = page.match(/<loc>([^<]+)<\/loc>/)?.[1]
    const versions = [...page.matchAll(/hreflang="([^"]+)"/g)].map(([, hreflang]) => hreflang)
    expect(versions).toEqual([...languages, 'x-default'])
    expect(page).toContain(`href="${own}"`)
  }
})
