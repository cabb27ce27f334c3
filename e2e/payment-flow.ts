import { formatPrice } from '@individua/contract/prices'
import { expect, type Page } from '@playwright/test'
import { fill, type Language, pathIn, textsOf } from './texts.ts'

/** Steps to the full report that journeys share. */

/** By step. */
export const questionCounts = { 1: 6, 2: 11, 3: 3 } as const

/** All twenty questions. */
export async function answerThreeSteps(page: Page, language: Language = 'en') {
  const { 'advanced-assessment': advanced, consent } = textsOf(language)
  for (const step of [1, 2, 3] as const) {
    const total = questionCounts[step]
    await expect(page.getByText(fill(advanced.step, { step }))).toBeVisible()
    for (let number = 1; number <= total; number++) {
      await expect(page.getByText(fill(advanced.question, { number, total }))).toBeVisible()
      if (step === 3) await page.getByRole('textbox').fill('A garden with an open gate.')
      else
        await page
          .getByRole(step === 1 ? 'radio' : 'checkbox')
          .nth(number % 5)
          .click()
      const isLast = step === 3 && number === total
      if (isLast) {
        await expect(page.getByRole('checkbox', { name: consent.label })).not.toBeChecked()
      }
      const name = isLast ? advanced.complete : advanced.next
      await page.getByRole('button', { name, exact: true }).click()
    }
  }
}

export function payButton(page: Page, language: Language = 'en') {
  const price = formatPrice('advanced_report', language)
  return page.getByRole('button', {
    name: fill(textsOf(language).payments.advanced.pay, { price }),
  })
}

/**
 * The embedded checkout refuses what a proxy has handed on, and each test calls as through one: from here
 * on this one calls by itself.
 */
export function visitCheckoutDirectly(page: Page) {
  return page.context().setExtraHTTPHeaders({})
}

/** Goes to the payment provider's page. */
export async function openCheckout(page: Page, language: Language = 'en') {
  await visitCheckoutDirectly(page)
  await payButton(page, language).click()
  await expect(page).toHaveURL(/\/dev\/checkout\//)
}

/** Pays and sees that it worked. */
export async function pay(page: Page, language: Language = 'en') {
  await openCheckout(page, language)
  const price = formatPrice('advanced_report', language)
  const name = fill(textsOf(language)['practice-checkout'].pay, { price })
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/callbacks/payment/success')}\\?`))
  await expect(page.getByText(textsOf(language).payments.status.success)).toBeVisible()
}
