import { answerSteps, type User } from '@individua/testkit/create-user'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { fill, textsOf } from './texts.ts'
import { openProfile, signInAs } from './users.fixture.ts'

const { 'advanced-assessment': advanced, payments, results } = textsOf('en')
const next = { name: advanced.next, exact: true }

async function seeStep(page: Page, step: 1 | 2 | 3, number: number, total: number) {
  await expect(page.getByText(fill(advanced.step, { step }))).toBeVisible()
  await expect(page.getByText(fill(advanced.question, { number, total }))).toBeVisible()
}

test('a user goes from step to step and loses nothing in between', async ({
  page,
  product,
  email,
  openOtherBrowser,
}) => {
  const user = await openProfile(page, product, email)
  await page.getByRole('link', { name: results.upsell.action }).click()
  await expect(page).toHaveURL('/advanced-assessment')
  await seeStep(page, 1, 1, 6)
  await expect(page.getByRole('button', next)).toBeDisabled()
  await answerSteps(user, [1], 'draft')
  await page.reload()
  await seeStep(page, 1, 6, 6)
  await page.getByRole('button', next).click()
  await seeStep(page, 2, 1, 11)
  await expect(page.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '36')
  await expect(page.getByRole('button', next)).toBeDisabled()
  await choosePair(page)
  await test.step('another device goes on at the same question', async () =>
    goOnElsewhere(await openOtherBrowser(), user))
  await answerSteps(user, [2])
  await page.reload()

  await seeStep(page, 3, 1, 3)
  await page.getByRole('textbox').fill('   ')
  await expect(page.getByRole('button', next)).toBeDisabled()
  await meetHelpFirst(page)
  await page.getByRole('textbox').fill('Half a sentence abo')
  await page.reload()
  await seeStep(page, 3, 2, 3)
  await expect(page.getByRole('textbox')).toHaveValue('Half a sentence abo')
  await page.getByRole('button', { name: advanced.previous }).click()
  await expect(page.getByRole('textbox')).toHaveValue('A garden that I may not enter.')
  await page.getByRole('button', next).click()
  await page.getByRole('button', next).click()
  await seeStep(page, 3, 3, 3)
  await page.getByRole('textbox').fill('Asking before I help.')
  await page.getByRole('button', { name: advanced.complete }).click()

  await expect(page).toHaveURL('/payment-advanced')
  await expect(page.getByRole('heading', { name: payments.advanced.done.title })).toBeVisible()
})

/** A first and a second choice by tap and by key, undone, and kept for another visit. */
async function choosePair(page: Page) {
  const options = page.getByRole('checkbox')
  const marked = (rank: 'first' | 'second') =>
    page.getByRole('checkbox', { name: advanced.choice[rank], checked: true })
  const indexOf = (rank: 'first' | 'second') =>
    marked(rank).evaluate((input) =>
      [...document.querySelectorAll('[type=checkbox]')].indexOf(input),
    )
  await expect(page.getByText(advanced.choice.markFirst)).toBeVisible()
  await options.nth(3).click()
  await expect(page.getByText(advanced.choice.markSecond)).toBeVisible()
  await page.keyboard.press('6')
  expect([await indexOf('first'), await indexOf('second')]).toEqual([3, 5])
  await options.nth(3).click()
  await expect(marked('second')).toHaveCount(0)
  expect(await indexOf('first')).toBe(5)
  await page.keyboard.press('1')
  const isKept = page.waitForResponse('**/api/answers/draft')
  await page.keyboard.press('Enter')
  await isKept
  await page.reload()
  await seeStep(page, 2, 2, 11)
  await page.keyboard.press('ArrowLeft')
  await expect(marked('second')).toBeVisible()
  expect([await indexOf('first'), await indexOf('second')]).toEqual([5, 0])
}

/** Words that ask for help; others take their place afterwards. */
async function meetHelpFirst(page: Page) {
  await page.getByRole('textbox').fill('I want to kill myself')
  await page.getByRole('button', next).click()
  await expect(page.getByRole('heading', { name: advanced.help.title })).toBeFocused()
  await expect(page.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  await page.getByRole('button', { name: advanced.help.continue }).click()
  await seeStep(page, 3, 2, 3)
  await page.getByRole('button', { name: advanced.previous }).click()
  await page.getByRole('textbox').fill('A garden that I may not enter.')
  await page.getByRole('button', next).click()
  await seeStep(page, 3, 2, 3)
}

async function goOnElsewhere(other: Page, user: User) {
  await signInAs(other, user)
  await other.goto('/advanced-assessment')
  await seeStep(other, 2, 2, 11)
  await other.keyboard.press('ArrowLeft')
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(2)
}
