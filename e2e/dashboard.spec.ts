import { languageNames } from '@individua/contract/languages'
import type { Page } from '@playwright/test'
import { expectAccessibleScreen, themesFor } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { type Language, languages, pathIn, textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'
import { chooseLanguage, expectProfile } from './visitor-steps.ts'

const phone = { width: 390, height: 844 }
/** In pixels of a phone's width, with everything closed. */
const longest = 4000

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const closed = (page: Page) => page.locator('main details:not([open])')
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function inEveryLanguage(page: Page, see: (language: Language) => Promise<void>) {
  for (const language of languages) {
    await test.step(language, async () => {
      await chooseLanguage(page, languageNames[language])
      await expectProfile(page, language)
      // What comes after the page would move what was just gone to.
      await expect(region(page, textsOf(language).results.daily.title)).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      await see(language)
    })
  }
}

async function setAll(page: Page, isOpen: boolean) {
  await page.evaluate((open) => {
    for (const details of document.querySelectorAll('details')) details.open = open
  }, isOpen)
}

test('the dashboard of doubtful answers is as short, in every language', async ({
  page,
  product,
  email,
}) => {
  await page.setViewportSize(phone)
  await openProfile(page, product, email, { values: Array<number>(10).fill(4) })
  await inEveryLanguage(page, async (language) => {
    const { quality, upsell } = textsOf(language).results
    await expect(page.getByText(quality.straightLining)).toBeVisible()
    await expect(page.getByRole('heading', { name: upsell.first.title })).toBeVisible()
    expect(await heightOf(page)).toBeLessThanOrEqual(longest)
  })
})

test('a free dashboard fits four screens of a phone in every language, its contents at hand', async ({
  page,
  product,
  email,
}) => {
  await page.setViewportSize(phone)
  await openProfile(page, product, email)
  await inEveryLanguage(page, async (language) => {
    expect(await heightOf(page)).toBeLessThanOrEqual(longest)
    await setAll(page, true)
    await expectAccessibleScreen(page, language, themesFor('/dashboard', language))
    await setAll(page, false)
  })
  await chooseLanguage(page, languageNames.en)
  await expectProfile(page)
  await test.step('the contents say where the reader is', () => goToContents(page))
  await test.step('a card and a chapter open in place', () => openInPlace(page))
  await test.step('on paper everything is open', () => seePaper(page))
})

async function goToContents(page: Page) {
  const { contents, shadows } = textsOf('en').results
  const bar = page.getByRole('navigation', { name: contents.label })
  await expect(bar).toBeInViewport()
  await bar.getByRole('link', { name: contents.shadows }).click()
  await expect(page.getByRole('heading', { name: shadows.title })).toBeInViewport()
  await expect(bar).toBeInViewport()
  await expect(bar.locator('[aria-current]')).toHaveText(contents.shadows)
}

async function openInPlace(page: Page) {
  const { personas, analysis, why } = textsOf('en').results
  for (const name of [personas.title, analysis.title]) {
    const part = region(page, name)
    const grounds = part.getByText(name === personas.title ? why.text : /\d/).first()
    await expect(grounds).toBeHidden()
    await part.locator('summary').first().click()
    await expect(part.locator('details').first()).toHaveAttribute('open')
    await part.locator('summary').first().click()
  }
}

/** And nothing is a control. */
async function seePaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(closed(page)).toHaveCount(0)
  for (const control of ['button', 'link', 'radio'] as const) {
    await expect(page.getByRole(control)).toHaveCount(0)
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('main details[open]')).toHaveCount(0)
}

test('a paid dashboard begins with what was paid for, and fits four screens in every language too', async ({
  page,
  product,
  email,
}) => {
  await page.setViewportSize(phone)
  await openProfile(page, product, email, { stage: 'report' })
  await inEveryLanguage(page, async (language) => {
    const { full, further, quality } = textsOf(language).results
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(region(page, full.title).getByText(full.mark)).toBeInViewport()
    await expect(region(page, further.title)).toBeVisible()
    // Contradictory answers bring a note, which few readers see.
    const note = region(page, quality.title)
    const ofNote = (await note.isVisible()) ? ((await note.boundingBox())?.height ?? 0) : 0
    expect((await heightOf(page)) - ofNote).toBeLessThanOrEqual(longest)
    await expectAccessibleScreen(page, language, themesFor('/dashboard', language))
  })
  const { full } = textsOf('de').results
  const { others } = textsOf('de').portraits
  const toOthers = await page.getByRole('link', { name: others.link }).boundingBox()
  expect(toOthers?.height, 'a finger wide').toBeGreaterThanOrEqual(44)
  await region(page, full.title).getByRole('link', { name: full.profile }).click()
  await expect(page).toHaveURL(pathIn('de', '/jungian-dashboard'))
})
