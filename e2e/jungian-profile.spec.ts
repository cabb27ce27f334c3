import { expect, type Page } from '@playwright/test'
import { expectAccessibleScreen, themesFor } from './accessible-screen.ts'
import { test } from './journey.ts'
import { fill, languages, pathIn, textsOf } from './texts.ts'
import { openAs } from './users.fixture.ts'

const { app, 'jungian-profile': jungian, results } = textsOf('en')

/** The API's answer for this page only: the rest of the product is real. */
async function answerWith(page: Page, status: number, body: object) {
  await page.route('**/api/results/advanced', (route) => route.fulfill({ status, json: body }))
}

for (const language of languages) {
  test(`a visitor sees a marked sample in ${language}, each tab accessible on a narrow phone`, async ({
    page,
  }) => {
    const texts = textsOf(language)['jungian-profile']
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(pathIn(language, '/jungian-dashboard'))
    await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible()
    await expect(page.getByText(texts.sample.mark, { exact: true })).toBeVisible()
    await expect(page.getByText(texts.sample.text)).toBeVisible()
    for (const tab of ['overview', 'personas', 'development', 'practice'] as const) {
      await page.getByRole('tab', { name: texts.tabs[tab] }).click()
      await expect(page.getByRole('tabpanel', { name: texts.tabs[tab] })).toBeVisible()
      await expectAccessibleScreen(page, language, themesFor('/jungian-dashboard', language))
    }
    await page.getByRole('link', { name: texts.sample.toAssessment }).click()
    await expect(page).toHaveURL(pathIn(language, '/assessment'))
  })
}

test('the tabs follow the arrow keys and set the URL', async ({ page }) => {
  await page.goto('/jungian-dashboard')
  const tab = (name: keyof typeof jungian.tabs) =>
    page.getByRole('tab', { name: jungian.tabs[name] })
  await tab('overview').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('personas')).toBeFocused()
  await expect(page).toHaveURL('/jungian-dashboard?tab=personas')
  await page.keyboard.press('End')
  await expect(tab('practice')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/jungian-dashboard')
  await expect(tab('overview')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/jungian-dashboard?tab=practice')

  await page.reload()
  await expect(tab('practice')).toHaveAttribute('aria-selected', 'true')
  await expect(
    page.getByRole('heading', { name: jungian.sections.dreams.title, exact: true }),
  ).toBeVisible()
})

test('choosing tabs leaves one entry behind: back goes to the page before', async ({ page }) => {
  await page.goto('/')
  await page.goto('/jungian-dashboard?tab=development')
  await page.getByRole('tab', { name: jungian.tabs.personas }).click()
  await page.getByRole('tab', { name: jungian.tabs.practice }).click()
  await expect(page).toHaveURL('/jungian-dashboard?tab=practice')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a section explains itself in a dialog that gives the focus back', async ({ page }) => {
  await page.goto('/jungian-dashboard?tab=personas')
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
})

test('a user who has not paid sees the sample, and nothing fails', async ({
  page,
  product,
  email,
}) => {
  await openAs(page, product, email, { path: '/jungian-dashboard' })
  await expect(page.getByText(jungian.sample.user)).toBeVisible()
})

test.describe('signed in', () => {
  test.use({ expectedConsole: /status of (402|500)/ })

  test('one’s own profile shows the answers behind it', async ({ page, product, email }) => {
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
  })

  test('one complex alone takes its row whole', async ({ page, product, email }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const path = '/jungian-dashboard?tab=development'
    await page.route('**/api/results/advanced', async (route) => {
      const response = await route.fetch()
      const complex = { name: 'Rule and leave', description: '', workingWith: '', why: [] }
      await route.fulfill({ response, json: { ...(await response.json()), complexes: [complex] } })
    })
    await openAs(page, product, email, { stage: 'report', path })
    const part = page.getByRole('region', { name: jungian.sections.complexes.title })
    const [list, card] = [part.getByRole('list').first(), part.getByRole('listitem').first()]
    await expect(card).toBeVisible()
    expect((await card.boundingBox())?.width).toBe((await list.boundingBox())?.width)
  })

  test('after the access has ended there is the sample, and a failure leads on', async ({
    page,
    product,
    email,
  }) => {
    await openAs(page, product, email, { stage: 'report', path: '/jungian-dashboard' })
    await answerWith(page, 402, { error: { code: 'payment_required', message: '' } })
    await page.reload()
    await expect(page.getByText(jungian.sample.closed)).toBeVisible()

    await answerWith(page, 500, { error: { code: 'internal_error', message: '' } })
    await page.reload()
    await expect(page.getByRole('alert')).toContainText(jungian.failed)
    await page.unroute('**/api/results/advanced')
    await page.getByRole('button', { name: app.common.tryAgain }).click()
    await expect(page.getByText(jungian.sample.text)).toBeHidden()
    await expect(page.getByRole('tab', { name: jungian.tabs.overview })).toBeVisible()
  })
})

test('on paper every tab stands open, and nothing is a control', async ({ page }) => {
  await page.goto('/jungian-dashboard')
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  for (const { title } of Object.values(jungian.sections)) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  for (const control of ['button', 'tab', 'radio'] as const) {
    await expect(page.getByRole(control)).toHaveCount(0)
  }
})
