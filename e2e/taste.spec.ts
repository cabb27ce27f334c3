import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { answerAll, expectProfile, submitEmail } from './visitor-steps.ts'

test.use({ expectedConsole: /status of 503/ })

test('the questions greet, breathe half-way and end in a word of thanks, without a press more', async ({
  page,
}) => {
  const { assessment } = textsOf('en')
  const status = page.getByRole('status').filter({ hasText: '10' })
  const seen: string[] = []
  await page.goto('/assessment')
  for (let number = 1; number <= 10; number++) {
    await expect(status).toContainText(`Question ${number} of 10`)
    const text = (await status.textContent()) ?? ''
    if (text.includes(assessment.greeting)) seen.push(`greeting ${number}`)
    if (text.includes(assessment.halfWay)) seen.push(`half-way ${number}`)
    await page.keyboard.press('4')
  }
  expect(seen).toEqual(['greeting 1', 'half-way 6'])
  await expect(page.getByText(textsOf('en').session.emailCollection.done)).toBeVisible()
})

test('a preview that fails leaves the question for the address', async ({
  page,
  product,
  email,
}) => {
  await page.route('**/api/results/preview', (route) => route.fulfill({ status: 503 }))
  await answerAll(page)
  const { emailCollection } = textsOf('en').session
  await expect(page.getByRole('heading', { name: emailCollection.title })).toBeVisible()
  await expect(page.getByRole('img', { name: emailCollection.taste.picture })).toHaveCount(0)
  await submitEmail(page, email)
  await page.goto((await product.newestMail(email)).link)
  await expectProfile(page)
})
