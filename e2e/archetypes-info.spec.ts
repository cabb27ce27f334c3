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

test('a figure’s page is complete without scripts, and in the site map', async ({ page }) => {
  const html = await (await page.request.get('/sk/archetypes-info/hero')).text()
  // Whose scripts do not run.
  const read = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const described = parsed.querySelector('script[type="application/ld+json"]')
    return {
      words: parsed.body.textContent,
      description: parsed.querySelector('meta[name="description"]')?.getAttribute('content'),
      graph: described?.textContent ?? '',
    }
  }, html)
  const hero = pageTexts('sk', 'hero')
  expect(read.words).toContain(hero.disowned)
  expect(read.description).toBe(hero.description)
  const graph: { '@graph': { '@type': string; headline?: string }[] } = JSON.parse(read.graph)
  expect(graph['@graph'][0]).toMatchObject({ '@type': 'Article', headline: hero.title })
  const siteMap = await (await page.request.get('/sitemap.xml')).text()
  expect(siteMap).toContain('/sk/archetypes-info/hero</loc>')
})
