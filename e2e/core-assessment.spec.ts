import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import {
  answer,
  chooseLanguage,
  expectProfile,
  expectQuestion,
  submitEmail,
} from './visitor-steps.ts'

const { assessment, app } = textsOf('en')
const previous = { name: assessment.previous }

test('Previous goes back to an answer, which can be changed', async ({ page }) => {
  await page.goto('/assessment')
  await expectQuestion(page, 1)
  await expect(page.getByRole('button', previous)).toBeDisabled()
  await answer(page, 2)
  await expectQuestion(page, 2)
  await answer(page, 5)
  await expectQuestion(page, 3)

  await page.getByRole('button', previous).click()
  await expectQuestion(page, 2)
  await expect(page.getByRole('radio', { name: /^5/ })).toBeChecked()
  await answer(page, 1)
  await expectQuestion(page, 3)
  await page.getByRole('button', previous).click()
  await expect(page.getByRole('radio', { name: /^1/ })).toBeChecked()
  await page.getByRole('button', previous).click()
  await expect(page.getByRole('radio', { name: /^2/ })).toBeChecked()
})

test('Enter on the question goes on where it has an answer, as Next does', async ({ page }) => {
  await page.goto('/assessment')
  await expectQuestion(page, 1)
  await answer(page, 2)
  await expectQuestion(page, 2)
  await page.keyboard.press('ArrowLeft')
  await expectQuestion(page, 1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectQuestion(page, 2)

  // Without an answer Enter changes nothing, and on a button it presses that button.
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await expectQuestion(page, 1)
  await page.keyboard.press('Enter')
  await expectQuestion(page, 2)
  await answer(page, 4)
  await expectQuestion(page, 3)
  await page.keyboard.press('ArrowLeft')
  await expectQuestion(page, 2)
  await page.getByRole('button', previous).focus()
  await page.keyboard.press('Enter')
  await expectQuestion(page, 1)
})

test('an answer may be chosen by its words, its digit or its circle', async ({ page }) => {
  await page.goto('/assessment')
  await page.getByText(app.likert[5], { exact: true }).click()
  await expectQuestion(page, 2)
  await page.getByLabel(app.likert[1]).check()
  await expectQuestion(page, 3)
  await page.getByRole('radio', { name: /^2/ }).click()
  await expectQuestion(page, 4)
  for (const value of ['2', '1', '5']) {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: new RegExp(`^${value}`) })).toBeChecked()
  }
})

test('a choice advances by itself after 300 ms, not at once', async ({ page }) => {
  await page.clock.install()
  await page.goto('/assessment')
  await expectQuestion(page, 1)
  await page.clock.pauseAt(Date.now() + 60_000)
  await answer(page, 3)
  await page.clock.runFor(250)
  await expectQuestion(page, 1)
  await page.clock.runFor(100)
  await expectQuestion(page, 2)
})

test('a reload at any step loses nothing', async ({ page, product, email }) => {
  await page.goto('/assessment')
  for (let number = 1; number <= 10; number++) {
    await expectQuestion(page, number)
    await page.reload()
    await expectQuestion(page, number)
    await answer(page, 1 + (number % 5))
  }
  await expect(page).toHaveURL('/email-collection')
  await page.reload()
  await submitEmail(page, email)
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()

  await page.goto((await product.newestMail(email)).link)
  await expectProfile(page)
  await page.reload()
  await expectProfile(page)
})

test('a closed tab comes back to the same question', async ({ page, context }) => {
  await page.goto('/assessment')
  await expectQuestion(page, 1)
  await answer(page, 4)
  await expectQuestion(page, 2)
  await page.close()
  const later = await context.newPage()
  await later.goto('/assessment')
  await expectQuestion(later, 2)
  await later.getByRole('button', previous).click()
  await expect(later.getByRole('radio', { name: /^4/ })).toBeChecked()
})

test('two tabs share the answers, the newest to each question counts', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/assessment')
    await expectQuestion(tab, 1)
    // A tab whose scripts begin later goes on where the other one has come to.
    await expect(tab.locator('[data-questions=live]')).toBeVisible()
  }
  for (const [index, value] of [4, 3, 5].entries()) {
    await expectQuestion(page, index + 1)
    await answer(page, value)
  }
  await expectQuestion(page, 4)
  await expect(other.getByRole('radio', { name: /^4/ })).toBeChecked()
  await answer(other, 2)
  await expectQuestion(other, 2)
  await expect(other.getByRole('radio', { name: /^3/ })).toBeChecked()

  await page.reload()
  await expectQuestion(page, 4)
  for (const value of [5, 3, 2]) {
    await page.getByRole('button', previous).click()
    await expect(page.getByRole('radio', { name: new RegExp(`^${value}`) })).toBeChecked()
  }
})

test('the language may change in the middle of the questions and keeps the answers', async ({
  page,
}) => {
  await page.goto('/assessment?from=mail')
  await expectQuestion(page, 1)
  await answer(page, 4)
  await expectQuestion(page, 2)
  await answer(page, 1)
  await expectQuestion(page, 3)

  await chooseLanguage(page, 'Slovenčina')
  await expect(page).toHaveURL('/sk/assessment?from=mail')
  await expectQuestion(page, 3, 'sk')
  await chooseLanguage(page, 'Deutsch')
  await expect(page).toHaveURL('/de/assessment?from=mail')
  await expectQuestion(page, 3, 'de')
  const german = textsOf('de').assessment
  await page.getByRole('button', { name: german.previous }).click()
  await expect(
    page.getByRole('radio', { name: new RegExp(`^1 ${textsOf('de').app.likert['1']}`) }),
  ).toBeChecked()
  await page.getByRole('button', { name: german.previous }).click()
  await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked()
})

test('without answers or email nothing is sent', async ({ page }) => {
  const { emailCollection } = textsOf('en').session
  await page.goto('/email-collection')
  await page.getByLabel(emailCollection.email).fill('visitor@example.sk')
  await page.getByRole('button', { name: emailCollection.submit }).click()
  await expect(page.getByText(emailCollection.missing)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(emailCollection.questionsFirst)
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
    'href',
    '/assessment',
  )
  await page.goto('/verification-sent')
  await expect(page).toHaveURL('/')
})
