import { languageNames } from '@individua/contract/languages'
import type { QuestionsBody } from '@individua/contract/questions'
import { expect, type Locator, type Page } from '@playwright/test'
import { fill, type Language, languages, pathIn, textsOf } from './texts.ts'

/** Steps of a visitor that journeys share. */

export const mixedAnswers = [4, 3, 2, 5, 2, 5, 2, 2, 4, 3]

/** Milliseconds between two looks: at every frame each look would ask the browser to draw one. */
const polling = 50

/**
 * Waits for words that a load or a timer brings. An assertion alone looks ever less often, at the end
 * each half second.
 */
export async function waitForText(page: Page, text: string) {
  const isThere = (wanted: string) => document.body?.textContent.includes(wanted)
  await page.waitForFunction(isThere, text, { polling })
}

export async function expectQuestion(page: Page, number: number, language: Language = 'en') {
  const shown = fill(textsOf(language).assessment.progress, { number, total: 10 })
  await waitForText(page, shown)
  await expect(page.getByText(shown)).toBeVisible()
}

export async function answer(page: Page, value: number) {
  await page.getByRole('radio', { name: new RegExp(`^${value}`) }).click()
}

/** From the first question on, where the page stands already. */
export async function answerAll(
  page: Page,
  { language = 'en', values = mixedAnswers }: { language?: Language; values?: number[] } = {},
) {
  for (const [index, value] of values.entries()) {
    await expectQuestion(page, index + 1, language)
    await answer(page, value)
  }
  await page.waitForURL(pathIn(language, '/email-collection'), { waitUntil: 'commit' })
}

/** Has answered the first questions of a form in this browser already: so many, or all but the last. */
export async function storeDraft(page: Page, count = -1, form: 'initial' | 'detailed' = 'initial') {
  const type = form === 'initial' ? 'basic' : 'detailed'
  const asked = await page.request.get(`/api/questions?type=${type}`)
  const { questions }: QuestionsBody = await asked.json()
  const known = questions.slice(0, count).map(({ questionUuid, questionNo }) => {
    return [questionUuid, mixedAnswers[questionNo % mixedAnswers.length] ?? 3] as const
  })
  const draft = { answers: Object.fromEntries(known), milliseconds: {}, position: known.length }
  await page.goto('/robots.txt')
  const stored = [`individua.draft.${form}`, JSON.stringify(draft)] as const
  await page.evaluate(([key, text]) => {
    localStorage.setItem(key, text)
    // Where this tab was before.
    sessionStorage.removeItem(key)
  }, stored)
}

export async function answerLast(page: Page, { language = 'en' }: { language?: Language } = {}) {
  await storeDraft(page)
  await page.goto(pathIn(language, '/assessment'))
  const { previous } = textsOf(language).assessment
  await expect(page.getByRole('button', { name: previous })).toBeEnabled()
  await answer(page, 3)
  await page.waitForURL(pathIn(language, '/email-collection'), { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: previous })).toHaveCount(0)
}

/** Where the portrait begins, before the email is asked for. */
export async function readTaste(page: Page, language: Language = 'en'): Promise<string> {
  const { done, taste } = textsOf(language).session.emailCollection
  await expect(page.getByText(done)).toBeVisible()
  await expect(page.getByRole('img', { name: taste.picture })).toBeVisible()
  const begins = page.getByText(taste.begins, { exact: true })
  const opening = await begins.locator('xpath=following-sibling::p[1]').textContent()
  expect(opening).toMatch(/[.!?…][“”]?$/)
  return opening ?? ''
}

export async function submitEmail(page: Page, email: string, language: Language = 'en') {
  const { emailCollection } = textsOf(language).session
  await page.getByLabel(emailCollection.email).fill(email)
  await page.getByRole('button', { name: emailCollection.submit }).click()
  await expect(page).toHaveURL(pathIn(language, '/verification-sent'))
  await expect(page.getByText(email)).toBeVisible()
}

/** Until the page knows that the link was asked for here: the mail may be faster. */
export async function askForLink(page: Page, email: string, language: Language = 'en') {
  const { signIn, checkEmail } = textsOf(language).session
  await page.goto(pathIn(language, '/sign-in'))
  await page.getByLabel(signIn.email).fill(email)
  await page.getByRole('button', { name: signIn.submit }).click()
  await expect(page.getByRole('heading', { name: checkEmail.title })).toBeVisible()
}

export async function expectProfile(page: Page, language: Language = 'en') {
  const { dashboard, personas, analysis } = textsOf(language).results
  await page.waitForURL(pathIn(language, '/dashboard'), { waitUntil: 'commit' })
  await waitForText(page, analysis.title)
  await expect(page.getByRole('heading', { name: dashboard.title, level: 1 })).toBeVisible()
  // In their order; to find roles on a page as long takes far more than to find elements.
  await expect(page.locator('h2')).toContainText([personas.title, analysis.title])
}

/** The text of the profile, for comparing one with another. */
export async function profileText(page: Page): Promise<string> {
  // Not the whole page: its cards come when they are loaded.
  const texts = page.locator('[aria-labelledby=portrait], [aria-labelledby=analysis]')
  return (await texts.allTextContents()).join(' ').replace(/\s+/g, ' ')
}

/**
 * Lets the page's time run fast, in journeys that are not about how long something takes. Only
 * timers that were set after `page.clock.install()` do.
 */
export async function runClockUntilVisible(page: Page, wanted: Locator) {
  await runClockUntil(page, () => wanted.isVisible())
}

export async function runClockUntil(page: Page, isThere: () => boolean | Promise<boolean>) {
  const isThereThen = async () => {
    await page.clock.runFor(3000)
    return isThere()
  }
  await expect.poll(isThereThen, { intervals: [100], timeout: 30_000 }).toBe(true)
}

/** Until the page has changed. */
export async function chooseLanguage(page: Page, name: string) {
  const menu = page.getByRole('banner').locator('summary:visible')
  if ((await menu.count()) > 0) await menu.click()
  await page.getByRole('link', { name }).first().click()
  const isChosen = (wanted: string) => document.documentElement.lang === wanted
  const language = languages.find((each) => languageNames[each] === name) ?? ''
  await page.waitForFunction(isChosen, language, { polling })
}
