import { join } from 'node:path'
import type { Page } from '@playwright/test'

const folder = join(import.meta.dirname, '../docs/screenshots')

/** A picture for the README; taken only when asked for, so that a test run changes no file. */
export async function keepScreenshot(page: Page, name: string) {
  if (process.env.UPDATE_SCREENSHOTS !== '1') return
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}
