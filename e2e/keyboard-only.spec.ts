import { formatPrice } from '@individua/contract/prices'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { enter, tabTo } from './keyboard.ts'
import { questionCounts, visitCheckoutDirectly } from './payment-flow.ts'
import { fill, textsOf } from './texts.ts'
import { expectProfile, expectQuestion, readTaste, runClockUntilVisible } from './visitor-steps.ts'

const {
  'advanced-assessment': advanced,
  app,
  emails,
  'jungian-profile': jungian,
  landing,
  payments,
  'practice-checkout': practice,
  results,
  session,
} = textsOf('en')

/** The way of an English visitor; whole-flow.spec.ts goes it with a pointer in the other languages. */
test('An English visitor answers, confirms by mail, pays and reads the report, by keyboard only', async ({
  page,
  product,
  email,
}) => {
  test.slow()
  await page.clock.install()
  await page.goto('/')
  await enter(page, 'link', landing.hero.action)
  await answerByKeys(page)
  const opening = await readTaste(page)
  await tabTo(page, 'textbox', session.emailCollection.email)
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verification-sent')
  const { subject, code } = await product.newestMail(email)
  expect(subject).toBe(emails.confirmSignUp.subject)
  await tabTo(page, 'textbox', session.code.label)
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expectProfile(page)
  await expect(page.getByRole('main')).toContainText(opening)

  await enter(page, 'link', results.upsell.action)
  await answerStepsByKeys(page)
  await expect(page).toHaveURL('/payment-advanced')
  await expect(page.getByRole('main')).toBeFocused()
  await payByKeys(page)
  await enter(page, 'link', payments.viewResults)
  await runClockUntilVisible(page, page.getByText(results.processing.ready))
  await expectProfile(page)
  await expect(page.getByRole('main')).toBeFocused()
  await readReportByKeys(page)
})

/** By digits, by Back and a digit, and by the arrow keys with Enter. */
async function answerByKeys(page: Page) {
  await expectQuestion(page, 1)
  for (const [index, key] of ['4', '3', '2', '5', '1'].entries()) {
    await expectQuestion(page, index + 1)
    await page.keyboard.press(key)
  }
  await expectQuestion(page, 6)
  await page.keyboard.press('ArrowLeft')
  await expectQuestion(page, 5)
  await expect(page.getByRole('radio', { name: /^1/ })).toBeChecked()
  await page.keyboard.press('2')

  await expectQuestion(page, 6)
  await tabTo(page, 'radio', /^1/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(600)
  await expectQuestion(page, 6)
  await expect(page.getByRole('radio', { name: /^3/ })).toBeChecked()
  await page.keyboard.press('Enter')

  for (let number = 7; number <= 10; number++) {
    await expectQuestion(page, number)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('3')
  }
  await expect(page).toHaveURL('/email-collection')
}

/** Chosen with the arrow keys, with Space, by a digit alone, or written. */
async function answerByKey(page: Page, step: 1 | 2 | 3, number: number) {
  if (step === 3) {
    await tabTo(page, 'textbox')
    await page.keyboard.type('A garden with an open gate.')
    return
  }
  if (number % 2 === 0) return page.keyboard.press(String(1 + (number % 5)))
  if (step === 2) {
    await tabTo(page, 'checkbox')
    return page.keyboard.press('Space')
  }
  await tabTo(page, 'radio')
  await page.keyboard.press(number % 3 === 0 ? 'Space' : 'ArrowDown')
}

/** By the button, or by Enter from wherever an answer was chosen. */
async function goOn(page: Page, step: 1 | 2 | 3, number: number) {
  const isLast = step === 3 && number === questionCounts[3]
  const name = isLast ? advanced.complete : advanced.next
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeEnabled()
  if (step === 3 || number % 4 === 1) await enter(page, 'button', name)
  else await page.keyboard.press('Enter')
}

async function answerStepsByKeys(page: Page) {
  for (const step of [1, 2, 3] as const) {
    const total = questionCounts[step]
    await expect(page.getByText(fill(advanced.step, { step }))).toBeVisible()
    for (let number = 1; number <= total; number++) {
      await expect(page.getByText(fill(advanced.question, { number, total }))).toBeVisible()
      const isFirstOfAll = step === 1 && number === 1
      const heading = page.getByRole(
        isFirstOfAll ? 'main' : 'heading',
        isFirstOfAll ? {} : { level: 3 },
      )
      await expect(heading).toBeFocused()
      await answerByKey(page, step, number)
      await goOn(page, step, number)
    }
  }
}

async function payByKeys(page: Page) {
  const price = formatPrice('advanced_report', 'en')
  await visitCheckoutDirectly(page)
  await enter(page, 'button', fill(payments.advanced.pay, { price }))
  await expect(page).toHaveURL(/\/dev\/checkout\//)
  await enter(page, 'button', fill(practice.pay, { price }))
  await expect(page.getByText(payments.status.success)).toBeVisible()
}

async function readReportByKeys(page: Page) {
  const download = page.waitForEvent('download')
  await enter(page, 'button', results.report.download)
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await enter(page, 'link', app.panel.jungian)
  await expect(page).toHaveURL('/jungian-dashboard')
  await expect(page.getByText(jungian.sample.mark, { exact: true })).toHaveCount(0)
  await tabTo(page, 'tab', jungian.tabs.overview)
  for (const tab of ['personas', 'development', 'practice', 'overview'] as const) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: jungian.tabs[tab] })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: jungian.tabs[tab] })).toBeVisible()
  }
}
