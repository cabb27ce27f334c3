import { expect, type Page } from '@playwright/test'
import type { RunningProduct } from './product.ts'
import { fill, type Language, pathIn, textsOf } from './texts.ts'

/** What a visitor does, step by step, in words the journeys share. */

const mixedAnswers = [4, 3, 2, 5, 2, 5, 2, 2, 4, 3]

export async function seeQuestion(page: Page, number: number, language: Language = 'en') {
  const { progress } = textsOf(language).assessment
  await expect(page.getByText(fill(progress, { number, total: 10 }))).toBeVisible()
}

export async function answer(page: Page, value: number) {
  await page.getByRole('radio', { name: new RegExp(`^${value}`) }).click()
}

export async function answerAll(
  page: Page,
  { language = 'en', values = mixedAnswers }: { language?: Language; values?: number[] } = {},
) {
  await page.goto(pathIn(language, '/assessment'))
  for (const [index, value] of values.entries()) {
    await seeQuestion(page, index + 1, language)
    await answer(page, value)
  }
  await expect(page).toHaveURL(pathIn(language, '/email-collection'))
}

export async function giveAddress(page: Page, address: string, language: Language = 'en') {
  const { emailCollection } = textsOf(language).session
  await page.getByLabel(emailCollection.email).fill(address)
  await page.getByRole('button', { name: emailCollection.submit }).click()
  await expect(page).toHaveURL(pathIn(language, '/verification-sent'))
  await expect(page.getByText(address)).toBeVisible()
}

export async function seeProfile(page: Page, language: Language = 'en') {
  await expect(page).toHaveURL(pathIn(language, '/dashboard'), { timeout: 20_000 })
  const { dashboard, personas, analysis } = textsOf(language).results
  await expect(page.getByRole('heading', { name: dashboard.title, level: 1 })).toBeVisible()
  for (const { title } of [personas, analysis]) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
}

/** The whole way: questions, address, mail, link, profile. */
export async function getProfile(
  page: Page,
  product: RunningProduct,
  address: string,
  options: { language?: Language; values?: number[] } = {},
) {
  await answerAll(page, options)
  await giveAddress(page, address, options.language)
  const { link } = await product.newestMail(address)
  await page.goto(link)
  await seeProfile(page, options.language)
}

/** The text of the profile, for comparing one with another. */
export async function profileText(page: Page): Promise<string> {
  return (await page.getByRole('main').textContent())?.replace(/\s+/g, ' ') ?? ''
}

export async function chooseLanguage(page: Page, name: string) {
  await page.getByRole('link', { name }).first().click()
}
