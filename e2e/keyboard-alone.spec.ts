import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { textsOf } from './texts.ts'
import { seeProfile, seeQuestion } from './visitor.ts'

const { landing, session } = textsOf('en')

/** Presses Tab until the element is focused, as somebody without a pointer would. */
async function tabTo(
  page: Page,
  role: 'link' | 'textbox' | 'radio' | 'button',
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name }).first()
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${role} ${String(name)} cannot be reached by Tab`)
}

test('the whole way goes by keyboard alone', async ({ page, product, address }) => {
  await page.goto('/')
  await tabTo(page, 'link', landing.hero.action)
  await page.keyboard.press('Enter')
  await seeQuestion(page, 1)

  for (const [index, key] of ['4', '3', '2', '5', '1'].entries()) {
    await seeQuestion(page, index + 1)
    await page.keyboard.press(key)
  }
  await seeQuestion(page, 6)
  await page.keyboard.press('ArrowLeft')
  await seeQuestion(page, 5)
  await expect(page.getByRole('radio', { name: /^1/ })).toBeChecked()
  await page.keyboard.press('2')

  await seeQuestion(page, 6)
  await tabTo(page, 'radio', /^1/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(600)
  await seeQuestion(page, 6)
  await expect(page.getByRole('radio', { name: /^3/ })).toBeChecked()
  await page.keyboard.press('Enter')

  for (let number = 7; number <= 10; number++) {
    await seeQuestion(page, number)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('3')
  }
  await expect(page).toHaveURL('/email-collection')
  await tabTo(page, 'textbox', session.emailCollection.email)
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verification-sent')
  const { code } = await product.newestMail(address)
  await tabTo(page, 'textbox', session.code.label)
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await seeProfile(page)
})
