import type { Page } from '@playwright/test'

export const scripts = '**/assets/*.js'

/** Holds what a page asks for until the returned function is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** How far the page's content has moved by itself, as the browser's sum of layout shifts. */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    const shifts: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => setTimeout(resolve))
    return shifts.reduce((sum, value) => sum + value, 0)
  })

/** Opens a page and waits until the product is kept for use without a network. */
export async function openKept(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve))
  })
}
