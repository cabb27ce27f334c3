import { readFileSync } from 'node:fs'
import type archetypePage from '@individua/locales/en/archetypes-sage.json'
import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { asShown, type Language, pathIn, textsOf } from './texts.ts'

function pageTexts(language: Language, archetype: string): typeof archetypePage {
  const path = `../packages/locales/${language}/archetypes-${archetype}.json`
  return asShown(language, JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')))
}

test('from the landing page to a figure and its opposite', async ({ page, language }) => {
  const { archetypes, landing } = textsOf(language)
  await page.goto(pathIn(language, '/'))
  await page.getByRole('link', { name: landing.features.twelve }).click()
  await expect(page).toHaveURL(pathIn(language, '/archetypes-info'))
  await expect(page.getByRole('heading', { name: archetypes.hero.title, level: 1 })).toBeVisible()
  await expect(page.getByText(archetypes.personas.difference)).toBeVisible()

  await page.getByRole('link', { name: archetypes.mottos.sage }).click()
  await expect(page).toHaveURL(pathIn(language, '/archetypes-info/sage'))
  const sage = pageTexts(language, 'sage')
  await expect(page.getByText(sage.practice)).toBeVisible()
  await expect(page).toHaveTitle(`${sage.title} · Individua`)

  await page.getByRole('link', { name: sage.far }).click()
  await expect(page).toHaveURL(pathIn(language, '/archetypes-info/lover'))
  await expect(page.getByText(pageTexts(language, 'lover').wants)).toBeVisible()
  await page.getByRole('link', { name: archetypes.page.back }).click()
  await expect(page).toHaveURL(pathIn(language, '/archetypes-info'))
  await page.getByRole('main').getByRole('link', { name: archetypes.action.begin }).click()
  await expect(page).toHaveURL(pathIn(language, '/assessment'))
})

test.describe('as a search engine reads it', () => {
  test.use({ javaScriptEnabled: false })

  test('a figure’s page is complete without scripts and names its versions', async ({ page }) => {
    await page.goto('/sk/archetypes-info/hero')
    const hero = pageTexts('sk', 'hero')
    await expect(page.getByText(hero.disowned)).toBeVisible()
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      hero.description,
    )
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/sk\/archetypes-info\/hero$/,
    )
    await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveAttribute(
      'href',
      /\/de\/archetypes-info\/hero$/,
    )
    const described = await page.locator('script[type="application/ld+json"]').textContent()
    const graph: { '@graph': { '@type': string; headline?: string }[] } = JSON.parse(
      described ?? '',
    )
    expect(graph['@graph'][0]).toMatchObject({ '@type': 'Article', headline: hero.title })
    const siteMap = await (await page.request.get('/sitemap.xml')).text()
    expect(siteMap).toContain('/sk/archetypes-info/hero</loc>')
  })
})
