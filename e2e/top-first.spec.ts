import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { hold, layoutShift, scripts } from './page-load.ts'

const lastSection = (page: Page) => page.locator('#references')

/** How the last section is laid out when the whole page has been read and no frame is drawn. */
const noteLayout = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const section = document.querySelector('#references')
      if (section) document.title = getComputedStyle(section).contentVisibility
    })
  })

test('a page that opens at its top lays out what is far below after its first frame', async ({
  page,
}) => {
  await noteLayout(page)
  const release = await hold(page, scripts)
  await page.goto('/')
  await expect(page).toHaveTitle('auto')
  await expect(lastSection(page)).toHaveCSS('content-visibility', 'visible')
  expect(await layoutShift(page)).toBeLessThan(0.01)
  release()
})

test('a page that opens at one of its sections knows its height at once', async ({ page }) => {
  await noteLayout(page)
  const release = await hold(page, scripts)
  await page.goto('/#references')
  await expect(page).toHaveTitle('visible')
  await expect(lastSection(page).getByRole('heading', { level: 2 })).toBeInViewport()
  release()
})
