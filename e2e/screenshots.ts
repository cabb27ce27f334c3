import { join } from 'node:path'
import type { Page } from '@playwright/test'

const folder = join(import.meta.dirname, '../docs/screenshots')

export interface Look {
  width: number
  height: number
  colorScheme: 'light' | 'dark'
}

/** A picture for the README; taken only when asked for, so that a test run changes no file. */
export async function keepScreenshot(page: Page, name: string, look: Look) {
  if (process.env.UPDATE_SCREENSHOTS !== '1') return
  const { width, height, colorScheme } = look
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => window.scrollTo(0, 0))
  const path = join(folder, `${name}-${width}-${colorScheme}.png`)
  await page.screenshot({ path, animations: 'disabled' })
}
