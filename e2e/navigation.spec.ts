import { readFileSync } from 'node:fs'
import { languagePrefixes } from '@individua/contract/languages'
import { localizePath, webPaths } from '@individua/contract/paths'
import type { Page } from '@playwright/test'
import { test as plainTest } from '@playwright/test'
import { expect, test } from './journey.ts'
import { type Language, languages, pathIn, textsOf } from './texts.ts'
import { createUser, openAs, signInAs } from './users.fixture.ts'
import {
  answer,
  answerLast,
  chooseLanguage,
  expectQuestion,
  runClockUntil,
  submitEmail,
} from './visitor-steps.ts'

/** Who may see what, where others are led, and what the browser's back button finds there. */

const redirects = {
  visitor: {
    '/dashboard': '/assessment',
    '/my-answers': '/assessment',
    '/portraits': '/assessment',
    '/portraits/compare': '/assessment',
    '/portrait': '/assessment',
    '/advanced-assessment': '/assessment',
    '/payment-advanced': '/assessment',
    '/results-processing': '/assessment',
    '/basic-results': '/assessment',
    '/profile': '/',
    '/verification-sent': '/',
    '/detailed-results': '/payment',
    '/callbacks/supabase/signin': '/',
  },
  user: {
    '/basic-results': '/dashboard',
    '/verification-sent': '/',
    '/detailed-results': '/payment',
    '/results-processing': '/payment-advanced',
  },
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
  test.use({ expectedConsole: /status of 40[12]/ })

  test('a user is redirected from what needs a state or a payment', async ({
    page,
    product,
    email,
  }) => {
    await signInAs(page, await createUser(product, email))
    await expectRedirects(page, redirects.user)
  })

  test('a calculation without a session ends at home', async ({ page }) => {
    await page.clock.install()
    await page.goto('/sk/calculate-profile')
    await expect(page.getByText(textsOf('sk').results.calculate.error.text)).toBeVisible()
    await runClockUntil(page, () => new URL(page.url()).pathname === '/sk')
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

test('a user who has paid sees no offer, and every part of the report', async ({
  page,
  product,
  email,
}) => {
  const { payments, account, results } = textsOf('en')
  await openAs(page, product, email, { stage: 'report' })
  await expect(page.getByRole('heading', { name: results.dashboard.title })).toBeVisible()
  await expect(page.getByText(results.upsell.action)).toHaveCount(0)
  await page.goto('/payment-advanced')
  await expect(page.getByRole('heading', { name: payments.advanced.paid.title })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(account.profile.premium, { exact: true })).toBeVisible()
})

const withoutTexts = languagePrefixes.filter(
  (prefix) => !languages.some((known) => known === prefix),
)
const englishPaths = webPaths.filter((path) => !path.startsWith('/archetypes-info/'))

test.describe('other prefixes', () => {
  // The calculation sends its request without a session.
  test.use({ expectedConsole: /status of 401/ })

  test('every path under a prefix without texts is English, and stays under that prefix', async ({
    page,
  }) => {
    test.slow()
    for (const [index, path] of englishPaths.entries()) {
      const prefix = withoutTexts[index % withoutTexts.length] ?? 'fr'
      await page.goto(localizePath(path, prefix))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      expect(page.url()).toContain(`/${prefix}`)
      const [home] = await page.getByRole('link', { name: 'Individua', exact: true }).all()
      await expect(home ?? page.locator('none')).toHaveAttribute('href', `/${prefix}`)
    }
  })
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

for (const path of ['/sk/archetypes-info/hero', '/de/jungian-dashboard?tab=practice']) {
  test(`${path} opens directly, in its language, with its hash`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1, 3))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(path)
  })
}

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

plainTest('the language versions of every built page name each other', () => {
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
