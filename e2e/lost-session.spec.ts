import { answerSteps, type User } from '@individua/testkit/create-user'
import { createVisitor } from '@individua/testkit/visitor'
import type { Page, Route } from '@playwright/test'
import { expect, test } from './journey.ts'
import type { RunningProduct } from './product.ts'
import { fill, pathIn, textsOf } from './texts.ts'
import { createUser, openAs, signInAs } from './users.fixture.ts'
import {
  answerLast,
  askForLink,
  expectProfile,
  expectQuestion,
  storeDraft,
} from './visitor-steps.ts'

/** The session ends elsewhere, in the middle of something; after signing in again one goes on. */

test.use({ expectedConsole: /status of 40[0134]/ })

/** Signs the user out on every device, this one unasked. */
const endEverywhere = (user: User) => user.signOutEverywhere()

const keptSession = (page: Page) => page.evaluate(() => localStorage.getItem('individua.session'))

async function signInAgain(page: Page, product: RunningProduct, email: string) {
  const { signIn } = textsOf('en').session
  await product.letPass(2)
  await askForLink(page, email)
  await page.goto((await product.newestMail(email, 2)).link)
  await expect(page.getByText(signIn.success)).toBeVisible()
}

/**
 * A session begun by requests alone, where signing in is not shown.
 * @param mails how many the user has had then, that of the registration among them
 */
async function putSession(page: Page, product: RunningProduct, email: string, mails = 2) {
  await product.letPass(2)
  const visitor = createVisitor(product.url)
  await visitor.send('/auth/v1/otp', { method: 'POST', body: { email, create_user: false } })
  const session = await visitor.followLink((await product.newestMail(email, mails)).link)
  await signInAs(page, { session })
}

/** Ends the session that the page holds now, from elsewhere. */
async function endSessionOf(page: Page, product: RunningProduct) {
  const session: { access_token: string } = JSON.parse((await keptSession(page)) ?? '{}')
  const headers = { authorization: `Bearer ${session.access_token}` }
  await fetch(`${product.url}/auth/v1/logout?scope=global`, { method: 'POST', headers })
}

test('a user who is no longer signed in sees a notice, also at the start', async ({
  page,
  product,
  email,
  language,
}) => {
  const { app, errors } = textsOf(language)
  const user = await openAs(page, product, email, { language })
  await expectProfile(page, language)
  await endEverywhere(user)
  await page.getByRole('link', { name: app.panel.answers }).click()
  await expect(page.getByText(errors.session_missing)).toBeVisible()
  await expect(page).toHaveURL(pathIn(language, '/assessment'))
  expect(await keptSession(page)).toBeNull()

  await signInAs(page, user)
  await page.goto(pathIn(language, '/dashboard'))
  await expect(page.getByText(errors.session_missing)).toBeVisible()
  await expect(page).toHaveURL(pathIn(language, '/assessment'))
})

test('open words of the advanced steps, whole or half, wait for the next sign-in', async ({
  page,
  product,
  email,
}) => {
  const { 'advanced-assessment': advanced } = textsOf('en')
  const field = page.getByRole('textbox')
  const user = await createUser(product, email)
  await answerSteps(user, [1, 2])
  await signInAs(page, user)
  await page.goto('/advanced-assessment')
  await field.fill('A house by the sea.')
  await endEverywhere(user)
  await page.getByRole('button', { name: advanced.next, exact: true }).click()
  await expect(page.getByText(advanced.signedOut)).toBeVisible()
  await expect(page).toHaveURL('/assessment')

  await signInAgain(page, product, email)
  await page.goto('/advanced-assessment')
  await expect(page.getByText(fill(advanced.question, { number: 2, total: 3 }))).toBeVisible()
  await field.fill('A door in the')
  await endSessionOf(page, product)
  await page.reload()
  await expect(page.getByText(advanced.signedOut)).toBeVisible()

  await putSession(page, product, email, 3)
  await page.goto('/advanced-assessment')
  await expect(field).toHaveValue('A door in the')
  await page.getByRole('button', { name: advanced.previous }).click()
  await expect(field).toHaveValue('A house by the sea.')
})

test('a step submitted without a session keeps all its answers', async ({
  page,
  product,
  email,
}) => {
  const { 'advanced-assessment': advanced } = textsOf('en')
  const user = await createUser(product, email)
  await answerSteps(user, [1], 'draft')
  await signInAs(page, user)
  await page.goto('/advanced-assessment')
  const last = page.getByText(fill(advanced.question, { number: 6, total: 6 }))
  await expect(last).toBeVisible()
  await page.getByRole('radio', { name: /^5/ }).click()
  await endEverywhere(user)
  await page.getByRole('button', { name: advanced.next, exact: true }).click()
  await expect(page.getByText(advanced.signedOut)).toBeVisible()

  await putSession(page, product, email)
  await page.goto('/advanced-assessment')
  await expect(last).toBeVisible()
  await expect(page.getByRole('radio', { name: /^5/ })).toBeChecked()
  await page.getByRole('button', { name: advanced.next, exact: true }).click()
  await expect(page.getByText(fill(advanced.step, { step: 2 }))).toBeVisible()
})

test('half a sentence of the conversation, and a message held back, wait for the next sign-in', async ({
  page,
  product,
  email,
}) => {
  const { chat, errors } = textsOf('en')
  const field = page.getByRole('textbox')
  const user = await openAs(page, product, email, { stage: 'report', path: '/chat' })
  await field.fill('A house by the')
  await endEverywhere(user)
  await page.reload()
  await expect(page.getByText(errors.session_missing)).toBeVisible()
  await putSession(page, product, email)
  await page.goto('/chat')
  await expect(field).toHaveValue('A house by the')

  await field.fill('What is in my shadow?')
  await endSessionOf(page, product)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: chat.ended.action }).first()).toBeVisible()
  await putSession(page, product, email, 3)
  await page.goto('/chat')
  await expect(field).toHaveValue('What is in my shadow?')
})

test('the questions go on when a session ends in between', async ({ page, product, email }) => {
  const { previous } = textsOf('en').assessment
  const user = await createUser(product, email, { stage: 'account' })
  await signInAs(page, user)
  await storeDraft(page, 3)
  await page.goto('/assessment')
  await expectQuestion(page, 4)
  await endEverywhere(user)
  await page.reload()
  await expect.poll(() => keptSession(page)).toBeNull()
  await expectQuestion(page, 4)
  await page.getByRole('button', { name: previous }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
})

test('new answers of a user whose session is gone can be submitted with the email', async ({
  page,
  product,
  email,
}) => {
  const { emailCollection } = textsOf('en').session
  const user = await createUser(product, email)
  await signInAs(page, user)
  const endFirst = async (route: Route) => {
    await endEverywhere(user)
    await route.continue()
  }
  await page.route('**/api/answers/basic', endFirst, { times: 1 })
  await answerLast(page)
  await page.getByLabel(emailCollection.email).fill(email)
  await product.letPass(2)
  await page.getByRole('button', { name: emailCollection.submit }).click()
  await expect(page).toHaveURL('/verification-sent')
  await page.goto((await product.newestMail(email, 2)).link)
  await expectProfile(page)
})

test('the dialog before erasing is asked again, and nothing is erased', async ({
  page,
  product,
  email,
}) => {
  const { settings } = textsOf('en').account.profile
  const user = await openAs(page, product, email, { path: '/profile' })
  await page.getByRole('button', { name: settings.erase }).click()
  const dialog = page.getByRole('dialog', { name: settings.eraseTitle })
  await dialog.getByRole('textbox').fill(email)
  await endEverywhere(user)
  await dialog.getByRole('button', { name: settings.eraseNow }).click()
  await expect(page.getByText(textsOf('en').errors.session_missing)).toBeVisible()
  await expect(page).toHaveURL('/')
  await putSession(page, product, email)
  await page.goto('/dashboard')
  await expectProfile(page)
})
