import type { Page } from '@playwright/test'
import { expectAccessibleScreen } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { openKept } from './page-load.ts'
import { fill, type Language, languages, pathIn, textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'
import { answer, answerLast, expectProfile, expectQuestion } from './visitor-steps.ts'

test.use({
  serviceWorkers: 'allow',
  expectedConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error loading route module|Failed to fetch/,
})

/** The paths of everything in the cache, without the revisions that the worker adds. */
function keptPaths(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => {
      const { pathname, searchParams } = new URL(url)
      searchParams.delete('__WB_REVISION__')
      return pathname + (searchParams.size > 0 ? `?${searchParams}` : '')
    })
  })
}

/** Reloads in the middle of the questions, and before the email. */
async function answerWithoutNetwork(page: Page, language: Language) {
  await page.goto(pathIn(language, '/assessment'))
  for (let number = 1; number <= 10; number++) {
    await expectQuestion(page, number, language)
    if (number === 4) {
      await page.reload()
      await expectQuestion(page, number, language)
    }
    await answer(page, 1 + (number % 5))
  }
  await expect(page).toHaveURL(pathIn(language, '/email-collection'))
  await page.reload()
}

async function submitWithoutNetwork(page: Page, email: string, language: Language) {
  const { emailCollection } = textsOf(language).session
  await page.getByLabel(emailCollection.email).fill(email)
  await page.getByRole('button', { name: emailCollection.submit }).click()
  await expect(page.getByText(emailCollection.waiting.title)).toBeVisible()
}

test('without a network the questions open in each language; answers wait for the network, or for the next visit', async ({
  page,
  context,
  product,
  email,
  language,
}) => {
  const { waiting } = textsOf(language).session.emailCollection
  await openKept(page, pathIn(language, '/'))
  const kept = await keptPaths(page)
  await context.setOffline(true)
  for (const each of languages) {
    const others = ['/', '/email-collection'].map((path) => pathIn(each, path))
    expect(kept).toEqual(expect.arrayContaining(others))
    await page.goto(pathIn(each, '/assessment'))
    await expect(page.locator('html')).toHaveAttribute('lang', each)
    await expectQuestion(page, 1, each)
  }
  await answerWithoutNetwork(page, language)
  await submitWithoutNetwork(page, `first.${email}`, language)
  await expectAccessibleScreen(page, language)
  await page.reload()
  await expect(page.getByText(waiting.title)).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(pathIn(language, '/verification-sent'))

  await answerLast(page, { language })
  await context.setOffline(true)
  await submitWithoutNetwork(page, email, language)
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(pathIn(language, '/method'))
  await expect(later.getByText(fill(waiting.sent, { email }))).toBeVisible()
  await later.goto((await product.newestMail(email)).link)
  await expectProfile(later, language)
})

test('a reader sees the last portrait and the exercises, and neither after signing out', async ({
  page,
  context,
  product,
  email,
}) => {
  const { app, 'jungian-profile': jungianProfile } = textsOf('en')
  await openProfile(page, product, email, { stage: 'report' })
  await page.goto('/jungian-dashboard')
  await expect(page.getByRole('tab').first()).toBeVisible()
  await openKept(page, '/dashboard')
  await expectProfile(page)
  await context.setOffline(true)
  await page.reload()
  await expectProfile(page)
  await expect(page.getByText(app.offline.copy)).toBeVisible()
  await page.goto('/jungian-dashboard?tab=practice')
  await expect(
    page.getByRole('heading', { name: jungianProfile.sections.exercises.title }),
  ).toBeVisible()
  await context.setOffline(false)

  await page.goto('/dashboard')
  await expectProfile(page)
  await expect(page.getByText(app.offline.copy)).toHaveCount(0)
  const kept = await keptPaths(page)
  expect(kept).toContain('/dashboard')
  expect(kept.filter((path) => /^\/(api|auth|dev|callbacks)|token|\?/.test(path))).toEqual([])
  await page.getByRole('button', { name: app.header.signOut }).first().click()
  await expect(page).toHaveURL('/')
  const left = await page.evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => key.startsWith('individua.copy'))).toEqual([])
})
