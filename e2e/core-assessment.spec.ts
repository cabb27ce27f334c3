import { languageNames } from '@individua/contract/languages'
import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import {
  answer,
  chooseLanguage,
  expectProfile,
  expectQuestion,
  submitEmail,
} from './visitor-steps.ts'

const { assessment } = textsOf('en')
const previous = { name: assessment.previous }

test('a reload at any step loses nothing, nor does a closed tab', async ({
  page,
  context,
  product,
  email,
}) => {
  await page.goto('/assessment')
  for (let number = 1; number <= 5; number++) {
    await expectQuestion(page, number)
    if (number === 4) {
      await page.reload()
      await expectQuestion(page, number)
    }
    await answer(page, 1 + (number % 5))
  }
  await expectQuestion(page, 6)
  await page.close()
  const later = await context.newPage()
  await later.goto('/assessment')
  await expectQuestion(later, 6)
  await later.getByRole('button', previous).click()
  await expect(later.getByRole('radio', { name: /^1/ })).toBeChecked()
  for (let number = 5; number <= 10; number++) {
    await expectQuestion(later, number)
    await answer(later, 1 + (number % 5))
  }
  await expect(later).toHaveURL('/email-collection')
  await later.reload()
  await submitEmail(later, email)

  await later.goto((await product.newestMail(email)).link)
  await expectProfile(later)
  await later.reload()
  await expectProfile(later)
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

  for (const language of ['sk', 'de'] as const) {
    await chooseLanguage(page, languageNames[language])
    await expect(page).toHaveURL(`/${language}/assessment?from=mail`)
    await expectQuestion(page, 3, language)
  }
  const german = textsOf('de')
  const back = page.getByRole('button', { name: german.assessment.previous })
  await back.click()
  await expect(
    page.getByRole('radio', { name: new RegExp(`^1 ${german.app.likert['1']}`) }),
  ).toBeChecked()
  await back.click()
  await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked()
})
