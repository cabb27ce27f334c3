import type { Page } from '@playwright/test'
import { expectAccessibleScreen } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { type Language, pathIn, textsOf } from './texts.ts'
import { openAs } from './users.fixture.ts'

const { chat, app } = textsOf('en')
const field = (page: Page) => page.getByRole('textbox')
const log = (page: Page) => page.getByRole('log')

async function ask(page: Page, message: string) {
  await field(page).fill(message)
  await page.keyboard.press('Enter')
}

test('a visitor sees how a conversation looks, and nothing leaves the browser', async ({
  page,
  language,
}) => {
  const texts = textsOf(language).chat
  await page.clock.install()
  await page.goto(pathIn(language, '/chat'))
  await expect(page.getByText(texts.preview.text)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))

  await ask(page, '   ')
  await expect(log(page).getByText(texts.you, { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: texts.suggestions['2'] }).click()
  await expect(field(page)).toBeFocused()
  await expect(log(page).getByText(texts.suggestions['2'])).toBeVisible()
  await expect(log(page).getByText(texts.typing)).toBeVisible()
  await page.clock.runFor(1_400)
  await expect(log(page).getByText(texts.typing)).toBeVisible()
  await page.clock.runFor(200)
  await expect(log(page).getByText(texts.typing)).toHaveCount(0)
  const said = await log(page).textContent()
  expect(
    Object.values(texts.preview.replies).filter((reply) => said?.includes(reply)),
  ).toHaveLength(1)
  expect(calls).toEqual([])
  await page.clock.resume()
  await expectAccessibleScreen(page, language)
})

test('a user who has paid talks about their profile', async ({
  page,
  product,
  email,
  language,
}) => {
  const texts = textsOf(language).chat
  await openAs(page, product, email, { language, stage: 'report', path: '/chat' })
  await page.getByRole('button', { name: texts.suggestions['1'] }).click()
  await expect(log(page).getByText(texts.suggestions['1'])).toBeVisible()
  await seeAnswers(page, 1, language)
  await ask(page, texts.suggestions['2'])
  await seeAnswers(page, 2, language)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  const said = await log(page).textContent()
  await expectAccessibleScreen(page, language)

  await page.reload()
  await seeAnswers(page, 2, language)
  await expect.poll(() => log(page).textContent()).toBe(said)
})

/** The opening is a line of Individua as well. */
async function seeAnswers(page: Page, count: number, language: Language = 'en') {
  const { individua, typing } = textsOf(language).chat
  await expect(log(page).getByText(individua, { exact: true })).toHaveCount(count + 1)
  await expect(log(page).getByText(typing)).toHaveCount(0)
  // Of each question and its reply, once both are stored.
  await expect(log(page).locator('time')).toHaveCount(2 * count)
}

test('a new line is written with Shift, and only what is not blank is sent', async ({
  page,
  product,
  email,
}) => {
  await openAs(page, product, email, { stage: 'report', path: '/chat' })
  await field(page).fill('Who am I,')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('in short?')
  await expect(field(page)).toHaveValue('Who am I,\nin short?')
  await expect(log(page).getByText(chat.you, { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: chat.send, exact: true }).click()
  await seeAnswers(page, 1)
  await page.keyboard.press('Enter')
  await expect(log(page).getByText(chat.you, { exact: true })).toHaveCount(1)
})

test('words of despair are met with help, and nothing of them is kept', async ({
  page,
  product,
  email,
}) => {
  await openAs(page, product, email, { language: 'de', stage: 'report', path: '/chat' })
  const { help, suggestions } = textsOf('de').chat
  await ask(page, 'Ich will nicht mehr leben.')
  await expect(page.getByRole('heading', { name: help.title })).toBeFocused()
  const line = page.getByRole('link', { name: '0800 111 0 111' })
  await expect(line).toHaveAttribute('href', 'tel:08001110111')
  await expectAccessibleScreen(page, 'de')
  await page.getByRole('button', { name: help.continue }).click()
  await expect(field(page)).toHaveValue('')
  await page.getByRole('button', { name: suggestions['3'] }).click()
  await seeAnswers(page, 1, 'de')
  await expect(log(page)).not.toContainText('nicht mehr leben')
})

test('help comes in the preview as well, and by this browser alone', async ({ page }) => {
  await page.goto('/sk/chat')
  await ask(page, 'Už nechcem žiť.')
  await expect(page.getByRole('heading', { name: textsOf('sk').chat.help.title })).toBeFocused()
  await expect(page.getByRole('link', { name: '0800 800 566' })).toBeVisible()
})

test('a conversation is deleted after a second thought', async ({ page, product, email }) => {
  await openAs(page, product, email, { stage: 'report', path: '/chat' })
  await ask(page, chat.suggestions['4'])
  await seeAnswers(page, 1)
  const open = page.getByRole('button', { name: chat.erase.open })
  await open.click()
  await page.getByRole('button', { name: chat.erase.keep }).click()
  await seeAnswers(page, 1)
  await open.click()
  await expectAccessibleScreen(page, 'en')
  await page.getByRole('button', { name: chat.erase.confirm, exact: true }).click()
  await expect(page.getByText(chat.erase.done)).toBeVisible()
  await seeAnswers(page, 0)
  await page.reload()
  await expect(field(page)).toBeVisible()
  await seeAnswers(page, 0)
})

test.describe('when it fails', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })

  test('what was typed comes back and is sent again', async ({ page, product, email }) => {
    await openAs(page, product, email, { stage: 'report', path: '/chat' })
    await expect(field(page)).toBeVisible()
    await page.route('**/api/chat/messages', (route) => route.abort())
    await ask(page, 'What is in my shadow?')
    await expect(page.getByText(chat.failure.send)).toBeVisible()
    await expect(field(page)).toHaveValue('What is in my shadow?')
    await page.unroute('**/api/chat/messages')
    await page.getByRole('button', { name: chat.failure.retry }).click()
    await seeAnswers(page, 1)
    await expect(field(page)).toHaveValue('')
    await expect(page.getByText(chat.failure.send)).toHaveCount(0)
  })
})

test('a user who has not paid sees the preview and the link to the report', async ({
  page,
  product,
  email,
}) => {
  await openAs(page, product, email, { stage: 'profile', path: '/chat' })
  await expect(page.getByText(chat.preview.user)).toBeVisible()
  await expect(page.getByRole('link', { name: chat.preview.toPayment })).toHaveAttribute(
    'href',
    '/payment-advanced',
  )
})

test.describe('paid before answering', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('a user who paid but did not answer is redirected to the questions', async ({
    page,
    product,
    email,
  }) => {
    await openAs(page, product, email, { stage: 'paid', path: '/chat' })
    await expect(page.getByRole('heading', { name: chat.needed.title })).toBeVisible()
    await expect(page.getByRole('link', { name: chat.needed.action })).toHaveAttribute(
      'href',
      '/advanced-assessment',
    )
  })
})

test('the panel leads to the conversation once it is paid', async ({ page, product, email }) => {
  await openAs(page, product, email, { stage: 'report' })
  await page.getByRole('link', { name: app.panel.chat, exact: true }).click()
  await expect(page).toHaveURL('/chat')
  await expect(page.getByRole('heading', { name: chat.title })).toBeVisible()
})
