import { readFileSync } from 'node:fs'
import { languageNames, languagePrefixes } from '@individua/contract/languages'
import { localizePath, type WebPath, webPaths } from '@individua/contract/paths'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { hold, scripts } from './page-load.ts'
import { type Language, languages, pathIn, textsOf } from './texts.ts'
import { createUser, openAs, signInAs } from './users.fixture.ts'
import { answer, answerLast, chooseLanguage, expectQuestion, submitEmail } from './visitor-steps.ts'

/** Who may see what, where others are led, and what the browser's back button finds there. */

/** One for each place that a redirect leads to, and one that leads on; redirects.test.tsx has them all. */
const redirects = {
  visitor: { '/basic-results': '/assessment', '/profile': '/', '/detailed-results': '/payment' },
  user: { '/more-questions': '/payment-advanced', '/results-processing': '/payment-advanced' },
} as const

/** Opening a path that redirects adds one entry to the history, that of the page it leads to. */
async function expectRedirects(page: Page, redirected: Record<string, string>) {
  await page.goto('/method')
  for (const [from, to] of Object.entries(redirected)) {
    const before = await entriesOf(page)
    await page.goto(from)
    await expect(page).toHaveURL(to)
    expect(await entriesOf(page), `entries after ${from}`).toBe(before + 1)
  }
}

const entriesOf = (page: Page) => page.evaluate(() => window.history.length)

test('a visitor is redirected from what needs a session or a state', async ({ page, language }) => {
  const inLanguage = (path: string) => pathIn(language, path)
  const redirected = Object.entries(redirects.visitor).map((each) => each.map(inLanguage))
  await expectRedirects(page, Object.fromEntries(redirected))
})

test.describe('without payment', () => {
  test.use({ expectedConsole: /status of 402/ })

  test('a user is redirected from what needs a payment', async ({ page, product, email }) => {
    await signInAs(page, await createUser(product, email))
    await expectRedirects(page, redirects.user)
  })
})

test.describe('without answers', () => {
  test.use({ expectedConsole: /status of (404|409)/ })

  test('a user without answers finds the questions', async ({ page, product, email }) => {
    const { results, account } = textsOf('en')
    await openAs(page, product, email, { stage: 'account' })
    await expect(page.getByRole('heading', { name: results.dashboard.none.title })).toBeVisible()
    await page.goto('/my-answers')
    await expect(page.getByRole('heading', { name: account.myAnswers.empty.title })).toBeVisible()
    await page.goto('/advanced-assessment')
    await expect(page).toHaveURL('/dashboard')
  })
})

const withoutTexts = languagePrefixes.filter(
  (prefix) => !languages.some((known) => known === prefix),
)
/** One for each prefix: open, asking, redirecting, with a panel, read from the API. */
const openedUnderPrefix: WebPath[] = [
  '/',
  '/assessment',
  '/dashboard',
  '/chat',
  '/archetypes-info',
  '/jungian-dashboard',
  '/callbacks/payment/success',
]

test('every path under a prefix without texts is English, and stays under that prefix', async ({
  page,
}) => {
  for (const [index, path] of webPaths.entries()) {
    const prefix = withoutTexts[index % withoutTexts.length] ?? 'fr'
    const response = await page.request.get(localizePath(path, prefix))
    expect(response.status(), path).toBe(200)
    expect(await response.text()).toContain('<html lang="en"')
  }
  for (const [index, path] of openedUnderPrefix.entries()) {
    const prefix = withoutTexts[index % withoutTexts.length] ?? 'fr'
    await page.goto(localizePath(path, prefix))
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(page.url()).toContain(`/${prefix}`)
    const [home] = await page.getByRole('link', { name: 'Individua', exact: true }).all()
    await expect(home ?? page.locator('none')).toHaveAttribute('href', `/${prefix}`)
  }
})

test('the switcher leaves one history entry, and keeps query, hash and state', async ({
  page,
  email,
}) => {
  await page.goto('/fr?from=letter#pricing')
  await chooseLanguage(page, 'Slovenčina')
  await expect(page).toHaveURL('/sk?from=letter#pricing')
  await answerLast(page)
  await submitEmail(page, email)
  await chooseLanguage(page, 'Deutsch')
  await expect(page).toHaveURL('/de/verification-sent')
  await expect(page.getByText(textsOf('de').session.verificationSent.success)).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL('/verification-sent')
  await page.goBack()
  await expect(page).toHaveURL('/email-collection')
  await page.goForward()
  await expect(page.getByText(email)).toBeVisible()
})

test('back and forward lead through the questions and the pages around them', async ({ page }) => {
  await page.goto('/de')
  await page
    .getByRole('link', { name: textsOf('de').landing.hero.action })
    .first()
    .click()
  await expectQuestion(page, 1, 'de')
  await answer(page, 4)
  await expectQuestion(page, 2, 'de')
  await answer(page, 2)
  await expectQuestion(page, 3, 'de')
  const { previous } = textsOf('de').assessment
  await page.getByRole('button', { name: previous }).click()
  await expectQuestion(page, 2, 'de')
  await page.goBack()
  await expectQuestion(page, 1, 'de')
  await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL('/de')
  await page.goForward()
  await expectQuestion(page, 1, 'de')
  await page.goForward()
  await expectQuestion(page, 2, 'de')
  await answerLast(page, { language: 'de' })
  await page.goBack()
  await expectQuestion(page, 10, 'de')
  await page.goForward()
  await expect(page).toHaveURL('/de/email-collection')
})

interface Versions {
  canonical: string
  alternates: Record<string, string>
}

function versionsOf(path: string, language: Language): Versions {
  const folder = `../apps/web/build/client${pathIn(language, path)}`.replace(/\/$/, '')
  const html = readFileSync(new URL(`${folder}/index.html`, import.meta.url), 'utf8')
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"([^>]*)>/g)]
  const attribute = (rest: string, name: string) =>
    new RegExp(`${name}="([^"]*)"`, 'i').exec(rest)?.[1] ?? ''
  const [canonical] = links.filter(([, rel]) => rel === 'canonical')
  const alternates = links
    .filter(([, rel]) => rel === 'alternate')
    .map(([, , rest = '']) => [attribute(rest, 'hreflang'), attribute(rest, 'href')])
  return {
    canonical: attribute(canonical?.[2] ?? '', 'href'),
    alternates: Object.fromEntries(alternates),
  }
}

test('the language versions of every built page name each other', () => {
  for (const path of webPaths) {
    const english = versionsOf(path, 'en')
    expect(Object.keys(english.alternates)).toEqual([...languages, 'x-default'])
    expect(english.alternates['x-default']).toBe(english.canonical)
    for (const language of languages) {
      const version = versionsOf(path, language)
      expect(version.alternates).toEqual(english.alternates)
      expect(version.canonical, `${path} in ${language}`).toBe(english.alternates[language])
      expect(version.canonical.endsWith(pathIn(language, path))).toBe(true)
    }
  }
})

test('a link to a page whose code is slow to come shows that it was followed', async ({
  page,
  language,
}) => {
  const { app } = textsOf(language)
  const loading = page.getByRole('status').filter({ hasText: app.common.loading })
  await page.goto(pathIn(language, '/method'), { waitUntil: 'networkidle' })
  const release = await hold(page, scripts)
  await page.getByRole('link', { name: app.footer.archetypes }).click()
  await expect(loading).toBeVisible()
  release()
  await expect(page).toHaveURL(pathIn(language, '/archetypes-info'))
  await expect(loading).toHaveCount(0)
})

test('a change of language whose texts are slow to come shows that it was chosen', async ({
  page,
  language,
}) => {
  const loading = page.getByRole('status').filter({ hasText: textsOf(language).app.common.loading })
  const other = languages.find((candidate) => candidate !== language) ?? language
  await page.goto(pathIn(language, '/method'), { waitUntil: 'networkidle' })
  const release = await hold(page, scripts)
  await page.getByRole('banner').getByRole('link', { name: languageNames[other] }).click()
  await expect(loading).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(other).method.title)
  await expect(loading).toHaveCount(0)
})
