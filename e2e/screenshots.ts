import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Language } from './texts.ts'

const folder = join(import.meta.dirname, '../docs/screenshots')
const sharedPictures = join(import.meta.dirname, '../apps/web/public')

/** Pictures are renewed only when asked for, so that a test run changes no file. */
const isRenewed = process.env.UPDATE_SCREENSHOTS === '1'

export interface Look {
  width: number
  height: number
  colorScheme: 'light' | 'dark'
}

/** A picture for the README. */
export async function keepScreenshot(page: Page, name: string, look: Look) {
  if (!isRenewed) return
  const { width, height, colorScheme } = look
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => window.scrollTo(0, 0))
  const path = join(folder, `${name}-${width}-${colorScheme}.png`)
  await page.screenshot({ path, animations: 'disabled' })
}

/** What other sites show beside a link to the landing page in this language. */
export async function keepSharedPicture(page: Page, language: Language) {
  if (!isRenewed) return
  await page.evaluate(() => document.fonts.ready)
  const path = join(sharedPictures, `open-graph-${language}.png`)
  await page.screenshot({ path, animations: 'disabled' })
}
