import type { Page } from '@playwright/test'
import { expect, test, withMotion } from './journey.ts'
import { hold, layoutShift, scripts } from './page-load.ts'
import { fill, languages, pathIn, textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'
import { expectQuestion, storeDraft } from './visitor-steps.ts'

test.use(withMotion)

/** Opens the page while its scripts are held; the returned function lets them go. */
async function openWithoutScripts(page: Page, path: string) {
  const release = await hold(page, scripts)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return release
}

/** Every language on a phone, whose lines are the shortest; every width in one language. */
const views = [
  ...languages.map((language) => ({ language, width: 390 })),
  ...[820, 1440].map((width) => ({ language: 'de' as const, width })),
]

test('a reader is shown the own mandala at once, and nothing moves', async ({
  page,
  product,
  email,
}) => {
  await openProfile(page, product, email)
  const drawn = await page.locator('.portrait-picture svg path').first().getAttribute('d')
  for (const { language, width } of views) {
    const { hero } = textsOf(language).landing
    await page.setViewportSize({ width, height: 900 })
    const release = await openWithoutScripts(page, pathIn(language, '/'))
    await expect(page.getByText(hero.picture)).toBeHidden()
    await expect(page.getByRole('link', { name: hero.action })).toHaveCount(0)
    release()
    await expect(page.getByText(hero.own)).toBeVisible()
    await expect(page.getByRole('link', { name: hero.back })).toBeVisible()
    await expect(page.getByText(hero.picture)).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link')).not.toHaveCount(0)
    await expect(page.locator('figure svg:visible path').first()).toHaveAttribute('d', drawn ?? '')
    expect(await layoutShift(page)).toBeLessThan(0.01)
  }
})

test('a visitor who has begun goes on at question 5, below the half-grown mandala', async ({
  page,
  language,
}) => {
  const { hero } = textsOf(language).landing
  await storeDraft(page, 4)
  const release = await openWithoutScripts(page, pathIn(language, '/'))
  await expect(page.getByText(hero.picture)).toBeHidden()
  release()
  await expect(page.getByText(fill(hero.opening, { answered: 4, total: 10 }))).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await page.getByRole('link', { name: fill(hero.goOn, { number: 5 }) }).click()
  await expectQuestion(page, 5, language)
})
