import type { Page } from '@playwright/test'
import { expectAccessibleScreen, themesFor } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { languages, pathIn, textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'

const phone = { width: 390, height: 844 }
/** In pixels of a phone's width, with everything closed. */
const longest = 4000

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const closed = (page: Page) => page.locator('main details:not([open])')

for (const language of languages) {
  test(`in ${language} a free dashboard fits four screens of a phone`, async ({
    page,
    product,
    email,
  }) => {
    await page.setViewportSize(phone)
    await openProfile(page, product, email, { language })
    await expect(
      page.getByRole('region', { name: textsOf(language).results.daily.title }),
    ).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    expect(await heightOf(page)).toBeLessThanOrEqual(longest)
    await openAll(page)
    await expectAccessibleScreen(page, language, themesFor('/dashboard', language))
  })
}

for (const language of languages) {
  test(`in ${language} a paid dashboard begins with what was paid for, and fits four screens too`, async ({
    page,
    product,
    email,
  }) => {
    await page.setViewportSize(phone)
    await openProfile(page, product, email, { language, stage: 'report' })
    const { daily, full, further, quality } = textsOf(language).results
    const card = page.getByRole('region', { name: full.title })
    await expect(card.getByText(full.mark)).toBeInViewport()
    for (const name of [daily.title, further.title]) {
      await expect(page.getByRole('region', { name })).toBeVisible()
    }
    await page.evaluate(() => document.fonts.ready)
    // Contradictory answers bring a note, which few readers see.
    const note = page.getByRole('region', { name: quality.title })
    const ofNote = (await note.isVisible()) ? ((await note.boundingBox())?.height ?? 0) : 0
    expect((await heightOf(page)) - ofNote).toBeLessThanOrEqual(longest)
    await expectAccessibleScreen(page, language)
    await card.getByRole('link', { name: full.profile }).click()
    await expect(page).toHaveURL(pathIn(language, '/jungian-dashboard'))
  })
}

async function openAll(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

test('a card and a chapter open in place', async ({ page, product, email, language }) => {
  await openProfile(page, product, email, { language })
  const { personas, analysis, why } = textsOf(language).results
  for (const name of [personas.title, analysis.title]) {
    const part = page.getByRole('region', { name, exact: true })
    const grounds = part.getByText(name === personas.title ? why.text : /\d/).first()
    await expect(grounds).toBeHidden()
    await part.locator('summary').first().click()
    await expect(part.locator('details').first()).toHaveAttribute('open')
  }
})

test('the contents stay at hand and say where the reader is', async ({
  page,
  product,
  email,
  language,
}) => {
  await page.setViewportSize(phone)
  await openProfile(page, product, email, { language })
  const { contents, daily, shadows } = textsOf(language).results
  // What comes after the page would move what was just gone to.
  await expect(page.getByRole('region', { name: daily.title })).toBeVisible()
  const bar = page.getByRole('navigation', { name: contents.label })
  await expect(bar).toBeInViewport()
  await bar.getByRole('link', { name: contents.shadows }).click()
  await expect(page.getByRole('heading', { name: shadows.title })).toBeInViewport()
  await expect(bar).toBeInViewport()
  await expect(bar.locator('[aria-current]')).toHaveText(contents.shadows)
})

test('on paper everything is open and nothing is a control', async ({ page, product, email }) => {
  await openProfile(page, product, email)
  // Parts that come later than the print do not know of it.
  await expect(page.getByRole('region', { name: textsOf('en').results.daily.title })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(closed(page)).toHaveCount(0)
  for (const control of ['button', 'link', 'radio'] as const) {
    await expect(page.getByRole(control)).toHaveCount(0)
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('main details[open]')).toHaveCount(0)
})
