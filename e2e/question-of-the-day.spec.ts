import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'

const { results } = textsOf('en')

test('the question of the day takes one tap and says what it sharpened', async ({
  page,
  product,
  email,
}) => {
  await openProfile(page, product, email)
  const card = page.getByRole('region', { name: results.daily.title })
  await card.getByRole('radio').nth(4).click()
  await expect(card).toContainText('rests on 11 answers')
  await expect(card).toContainText('told most about')
  await expect(card.locator('svg path').first()).toBeVisible()
  await page.reload()
  await expect(card).toContainText(results.daily.answered)
})
