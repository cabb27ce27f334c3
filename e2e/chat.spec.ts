import type { Page } from '@playwright/test'
import { expectAccessibleScreen } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { pathIn, textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'

const { chat, app } = textsOf('de')
const field = (page: Page) => page.getByRole('textbox')
const log = (page: Page) => page.getByRole('log')

async function ask(page: Page, message: string) {
  await field(page).fill(message)
  await page.keyboard.press('Enter')
}

test('a visitor sees how a conversation looks, and nothing leaves the browser', async ({
  page,
}) => {
  const texts = textsOf('sk').chat
  await page.clock.install()
  await page.goto(pathIn('sk', '/chat'))
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
  await page.clock.resume()
  await expectAccessibleScreen(page, 'sk')

  await ask(page, 'Už nechcem žiť.')
  await expect(page.getByRole('heading', { name: texts.help.title })).toBeFocused()
  await expect(page.getByRole('link', { name: '0800 800 566' })).toBeVisible()
  expect(calls).toEqual([])
})

test.describe('of a user', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })

  test('a user who has paid talks about their profile', async ({ page, product, email }) => {
    await openProfile(page, product, email, { language: 'de', stage: 'report' })
    const panel = page.getByRole('complementary')
    await panel.getByRole('link', { name: app.panel.chat, exact: true }).click()
    await expect(page).toHaveURL('/de/chat')
    await expect(page.getByRole('heading', { name: chat.title })).toBeVisible()

    await page.getByRole('button', { name: chat.suggestions['1'] }).click()
    await expect(log(page).getByText(chat.suggestions['1'])).toBeVisible()
    await seeAnswers(page, 1)
    await ask(page, chat.suggestions['2'])
    await seeAnswers(page, 2)
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    const said = await log(page).textContent()
    await expectAccessibleScreen(page, 'de')

    await page.reload()
    await seeAnswers(page, 2)
    await expect.poll(() => log(page).textContent()).toBe(said)
    await test.step('what could not be sent comes back and is sent again', () => failOnce(page))
    await test.step('despair is met with help, and nothing of it is kept', () => askForHelp(page))
    await test.step('it is deleted after a second thought', () => eraseAll(page))
  })
})

/** The opening is a line of Individua as well. */
async function seeAnswers(page: Page, count: number) {
  const { individua, typing } = chat
  await expect(log(page).getByText(individua, { exact: true })).toHaveCount(count + 1)
  await expect(log(page).getByText(typing)).toHaveCount(0)
  // Of each question and its reply, once both are stored.
  await expect(log(page).locator('time')).toHaveCount(2 * count)
}

async function failOnce(page: Page) {
  await page.route('**/api/chat/messages', (route) => route.abort())
  await ask(page, chat.suggestions['3'])
  await expect(page.getByText(chat.failure.send)).toBeVisible()
  await expect(field(page)).toHaveValue(chat.suggestions['3'])
  await page.unroute('**/api/chat/messages')
  await page.getByRole('button', { name: chat.failure.retry }).click()
  await seeAnswers(page, 3)
  await expect(field(page)).toHaveValue('')
  await expect(page.getByText(chat.failure.send)).toHaveCount(0)
}

async function askForHelp(page: Page) {
  await ask(page, 'Ich will nicht mehr leben.')
  await expect(page.getByRole('heading', { name: chat.help.title })).toBeFocused()
  const line = page.getByRole('link', { name: '0800 111 0 111' })
  await expect(line).toHaveAttribute('href', 'tel:08001110111')
  await expectAccessibleScreen(page, 'de')
  await page.getByRole('button', { name: chat.help.continue }).click()
  await expect(field(page)).toHaveValue('')
  await seeAnswers(page, 3)
  await expect(log(page)).not.toContainText('nicht mehr leben')
}

async function eraseAll(page: Page) {
  const open = page.getByRole('button', { name: chat.erase.open })
  await open.click()
  await page.getByRole('button', { name: chat.erase.keep }).click()
  await seeAnswers(page, 3)
  await open.click()
  await expectAccessibleScreen(page, 'de')
  await page.getByRole('button', { name: chat.erase.confirm, exact: true }).click()
  await expect(page.getByText(chat.erase.done)).toBeVisible()
  await seeAnswers(page, 0)
  await page.reload()
  await expect(field(page)).toBeVisible()
  await seeAnswers(page, 0)
}
