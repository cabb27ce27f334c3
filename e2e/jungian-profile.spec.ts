import { languageNames } from '@individua/contract/languages'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleScreen, themesFor } from './accessible-screen.ts'
import { test } from './journey.ts'
import { fill, languages, pathIn, textsOf } from './texts.ts'
import { openAs } from './users.fixture.ts'
import { chooseLanguage } from './visitor-steps.ts'

const { 'jungian-profile': jungian, results } = textsOf('en')
const tab = (page: Page, name: keyof typeof jungian.tabs) =>
  page.getByRole('tab', { name: jungian.tabs[name] })

test('a visitor sees a marked sample in every language, each tab accessible on a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/jungian-dashboard')
  for (const language of languages.toReversed()) {
    const texts = textsOf(language)['jungian-profile']
    await chooseLanguage(page, languageNames[language])
    await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible()
    await expect(page.getByText(texts.sample.mark, { exact: true })).toBeVisible()
    await expect(page.getByText(texts.sample.text)).toBeVisible()
    for (const key of ['overview', 'personas', 'development', 'practice'] as const) {
      await page.getByRole('tab', { name: texts.tabs[key] }).click()
      await expect(page.getByRole('tabpanel', { name: texts.tabs[key] })).toBeVisible()
      await expectAccessibleScreen(page, language, themesFor('/jungian-dashboard', language))
    }
  }
  await page.getByRole('link', { name: jungian.sample.toAssessment }).click()
  await expect(page).toHaveURL(pathIn('en', '/assessment'))
})

test('the tabs follow the arrow keys, set the URL and leave one history entry behind', async ({
  page,
}) => {
  await page.goto('/method')
  await page.goto('/jungian-dashboard')
  await tab(page, 'overview').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'personas')).toBeFocused()
  await expect(page).toHaveURL('/jungian-dashboard?tab=personas')
  await page.keyboard.press('End')
  await expect(tab(page, 'practice')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/jungian-dashboard')
  await expect(tab(page, 'overview')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'personas').click()
  await seeDialogGiveFocusBack(page)
  await tab(page, 'practice').click()
  await expect(page).toHaveURL('/jungian-dashboard?tab=practice')

  await page.reload()
  await expect(tab(page, 'practice')).toHaveAttribute('aria-selected', 'true')
  await expect(
    page.getByRole('heading', { name: jungian.sections.dreams.title, exact: true }),
  ).toBeVisible()
  await seePaper(page)
  await page.goBack()
  await expect(page).toHaveURL('/method')
})

/** A section explains itself in a dialog. */
async function seeDialogGiveFocusBack(page: Page) {
  const { title, info } = jungian.sections.shadows
  const button = page.getByRole('button', { name: fill(jungian.info.open, { section: title }) })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toContainText(info)
  await expectAccessibleScreen(page, 'en')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await button.click()
  await dialog.getByRole('button', { name: jungian.info.close }).click()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
}

/** On paper every tab stands open, and nothing is a control. */
async function seePaper(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  for (const { title } of Object.values(jungian.sections)) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  for (const control of ['button', 'tab', 'radio'] as const) {
    await expect(page.getByRole(control)).toHaveCount(0)
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
}

test('one’s own profile shows the answers behind it', async ({ page, product, email }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const user = await openAs(page, product, email, { stage: 'report', path: '/jungian-dashboard' })
  // The clock of the server may be ahead: other journeys let days pass.
  const { metadata } = await user.call('GET /api/results/advanced')
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(
    new Date(metadata.assessmentDate),
  )
  await expect(page.getByText(fill(results.dashboard.date, { date: today }))).toBeVisible()
  await expect(page.getByText(jungian.sample.text)).toBeHidden()
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('progressbar') })
  await expect(cards.filter({ visible: true })).toHaveCount(5)
  await cards.first().locator('summary').click()
  await expect(cards.first()).toContainText(/Your answer: ./)
  await expectAccessibleScreen(page, 'en')
  await seeOneComplexTakeItsRow(page)
})

async function seeOneComplexTakeItsRow(page: Page) {
  await page.route('**/api/results/advanced', async (route, request) => {
    // With the tag of the kept copy the server would answer that nothing has changed.
    const { 'if-none-match': _, ...headers } = await request.allHeaders()
    const response = await route.fetch({ headers })
    const complex = { name: 'Rule and leave', description: '', workingWith: '', why: [] }
    await route.fulfill({ response, json: { ...(await response.json()), complexes: [complex] } })
  })
  await tab(page, 'development').click()
  await page.reload()
  const part = page.getByRole('region', { name: jungian.sections.complexes.title })
  const [list, card] = [part.getByRole('list').first(), part.getByRole('listitem').first()]
  await expect(card).toContainText('Rule and leave')
  expect((await card.boundingBox())?.width).toBe((await list.boundingBox())?.width)
  await page.unroute('**/api/results/advanced')
}
