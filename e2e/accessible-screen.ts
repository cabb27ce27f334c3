import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { type Language, languageOf, textsOf } from './texts.ts'

function dottedKeys(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : dottedKeys(value, `${prefix}${key}.`),
  )
}
const textKeys = Object.values(textsOf('en'))
  .flatMap((texts) => dottedKeys(texts))
  .filter((key) => key.includes('.'))

export const bothThemes = ['light', 'dark'] as const

/**
 * The elements and colours of a screen are the same in every language: axe reads a screen that is
 * seen in all of them in one, the others show whether their longer words fit.
 */
export const themesFor = (path: string, language: Language) =>
  languageOf(path) === language ? bothThemes : []

/** What axe reads in each theme: a theme is another set of colours on the same elements. */
const readings = {
  light: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, axe.RunOnly>

/** Given to the browser itself: Playwright's own evaluation reads the 650 kB several times. */
async function loadAxe(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Runtime.evaluate', { expression: axe.source })
  await browser.detach()
}

/** The rules that are broken, each with the first place. Axe stays loaded as long as the document. */
async function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  const isLoaded = await page.evaluate(() => Reflect.has(window, 'axe'))
  if (!isLoaded) await loadAxe(page)
  return page.evaluate(async (only) => {
    const loaded: typeof axe = Reflect.get(window, 'axe')
    const options: axe.RunOptions = { runOnly: only, resultTypes: ['violations'], iframes: false }
    const { violations } = await loaded.run(document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }, runOnly)
}

/** The narrowest phone. A screen that is this narrow already is read as it is. */
export const narrow = { width: 320, height: 640 }

/** Everything that must hold on any screen: what axe reads in its themes, and the narrowest phone. */
export async function expectAccessibleScreen(
  page: Page,
  language: Language,
  themes: readonly ('light' | 'dark')[] = bothThemes,
) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const { title, text } = await page.evaluate(async () => {
    await document.fonts.ready
    const parts = [...document.querySelectorAll('header, main, footer')]
    return { title: document.title, text: parts.map((part) => part.textContent).join(' ') }
  })
  expect(title.length).toBeGreaterThan(5)
  expect(text).not.toContain('{{')
  const words = new Set(text.split(/[^\w.]+/))
  expect(textKeys.filter((key) => words.has(key))).toEqual([])

  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await violationsOf(page, readings[colorScheme])
    expect(found, colorScheme).toEqual([])
  }
  const size = page.viewportSize()
  const isNarrow = size?.width === narrow.width
  if (!isNarrow) await page.setViewportSize(narrow)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  if (size && !isNarrow) await page.setViewportSize(size)
}
