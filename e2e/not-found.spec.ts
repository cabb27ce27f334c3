import { bothThemes, expectAccessibleScreen } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { type Language, pathIn, textsOf } from './texts.ts'

test.use({ expectedConsole: /404/ })

test('what is not found has its status, is logged, and links home', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const opened: Record<string, Language> = { '/sk/nowhere': 'sk', '/xx/assessment': 'en' }
  for (const [path, language] of Object.entries(opened)) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true)
    const { text, home } = textsOf(language).app.notFound
    await expect(page.getByText(text)).toBeVisible()
    await expectAccessibleScreen(page, language, language === 'en' ? bothThemes : [])
    await page.getByRole('link', { name: home }).click()
    await expect(page).toHaveURL(pathIn(language, '/'))
  }
  for (const path of ['/nowhere', '/de/nowhere', '/assessment/deeper', '/archetypes-info/wizard']) {
    expect((await page.request.get(path)).status(), path).toBe(404)
  }
})
