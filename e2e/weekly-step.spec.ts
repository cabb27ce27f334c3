import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'
import { askForLink } from './visitor-steps.ts'

const { results, 'weekly-step': step } = textsOf('en')
const minutesOfDay = 24 * 60

// The session of the first day has ended a week later.
test.use({ expectedConsole: /status of 40[13]/ })

test('a step is tried, one line is kept, and a week later it is asked about', async ({
  page,
  product,
  email,
}) => {
  await openProfile(page, product, email)
  await answerQuestionOfTheDay(page)
  const card = page.getByRole('region', { name: step.title })
  await card.locator('summary').click()
  await card.getByRole('button', { name: step.tried }).click()
  await card.getByLabel(step.line).fill('It was odd, and good.')
  await card.getByRole('button', { name: step.keepLine }).click()
  await expect(card.getByText(step.kept)).toBeVisible()

  await product.letPass(7 * minutesOfDay)
  await page.reload()
  await expect(page).toHaveURL('/assessment')
  await askForLink(page, email)
  await page.goto((await product.newestMail(email, 2)).link)
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard')
  const question = page.getByRole('region', { name: step.lookBack.title })
  await expect(question).toContainText('It was odd, and good.')
  await question.getByLabel(step.lookBack.question).fill('I do it on Fridays now.')
  await question.getByRole('button', { name: step.lookBack.keep }).click()
  await expect(question).toHaveCount(0)
  await card.locator('summary').click()
  await expect(card.getByRole('button', { name: step.tried })).toBeVisible()
})

/** It takes one tap and says what it sharpened. */
async function answerQuestionOfTheDay(page: Page) {
  const card = page.getByRole('region', { name: results.daily.title })
  await card.getByRole('radio').nth(4).click()
  await expect(card).toContainText('rests on 11 answers')
  await expect(card).toContainText('told us most about')
  await expect(card.locator('svg path').first()).toBeVisible()
  await page.reload()
  await expect(card).toContainText(results.daily.answered)
}
