import { expect, type Page } from '@playwright/test'

/** Steps of a user without a pointer. */

type Role = 'link' | 'textbox' | 'radio' | 'checkbox' | 'button' | 'tab'

const mostStops = 120

/** Presses Tab until the element is focused, and sees there that it is. */
export async function tabTo(page: Page, role: Role, name: string | RegExp = /(?:)/) {
  const target = page.getByRole(role, { name }).first()
  await expect(target).toBeVisible()
  // Found once: to find a role on a long page takes as long as many a press.
  const element = await target.elementHandle()
  for (let presses = 0; element && presses < mostStops; presses++) {
    if (await element.evaluate((found) => found === document.activeElement)) {
      return expect.poll(() => isFocusShown(page), `the focus of ${String(name)}`).toBe(true)
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${role} ${String(name)} cannot be reached by Tab`)
}

/** Presses Tab until the element is focused, and Enter there. */
export async function enter(page: Page, role: Role, name?: string | RegExp) {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}

/** Whether the focused element has an outline, or the label that shows it where it is unseen itself. */
function isFocusShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const isSeen = focused && getComputedStyle(focused).opacity !== '0'
    const shown = isSeen ? focused : focused?.closest('label')
    if (!shown) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(shown)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  })
}
