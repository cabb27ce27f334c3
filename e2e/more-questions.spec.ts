import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { fill, textsOf } from './texts.ts'
import { openAs } from './users.fixture.ts'

const { 'advanced-assessment': advanced, results } = textsOf('en')
const next = { name: advanced.next, exact: true }

test('ten further questions sharpen a paid profile, and it says what they moved', async ({
  page,
  product,
  email,
}) => {
  await openAs(page, product, email, { stage: 'report' })
  await page.getByRole('link', { name: results.further.action }).click()
  await expect(page).toHaveURL('/more-questions')
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByText(fill(advanced.question, { number, total: 10 }))).toBeVisible()
    const options = page.getByRole(number <= 7 ? 'radio' : 'checkbox')
    await options.nth(number % 5).click()
    if (number === 4) {
      await page.reload()
      await expect(options.nth(4)).toBeChecked()
    }
    const isLast = number === 10
    await page.getByRole('button', isLast ? { name: advanced.more.complete } : next).click()
  }
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(advanced.more.done)).toBeVisible()
  const moved = page.getByRole('region', { name: results.moved.title })
  await expect(moved).toContainText('after 30 answers')
  await expect(moved).toContainText('After 40')
  await expect(page.getByText(fill(results.further.goal, { goal: 60 }))).toBeVisible()
})
