import type { User } from '@individua/testkit/create-user'
import type { Page, Request } from '@playwright/test'
import { expect, test } from './journey.ts'
import { hold, layoutShift, scripts } from './page-load.ts'
import { languages, pathIn, textsOf } from './texts.ts'
import { createUser, signInAs } from './users.fixture.ts'
import { expectProfile } from './visitor-steps.ts'

/** Paths of the API that the page asks for from now on. */
function askedPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) paths.push(pathname)
  })
  return paths
}

/** On a first visit: nothing of the reader is kept in this browser. */
async function signInAnew(page: Page, user: Pick<User, 'session'>) {
  await signInAs(page, user)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key !== 'individua.session') localStorage.removeItem(key)
    }
  })
}

test('the dashboard shows its reader’s portrait before any other script runs, in every language', async ({
  page,
  product,
  email,
}) => {
  const user = await createUser(product, email)
  const asked = askedPaths(page)
  for (const language of languages) {
    const headers = { 'accept-language': language }
    const { portrait } = await user.call('GET /api/dashboard', { headers })
    await signInAnew(page, user)
    asked.length = 0
    const release = await hold(page, scripts)
    await page.goto(pathIn(language, '/dashboard'), { waitUntil: 'commit' })
    const title = page.getByRole('heading', { name: portrait.title })
    await expect(title).toBeVisible()
    await expect(page.getByText(portrait.paragraphs[0]?.text ?? '')).toBeVisible()
    await expect(page.locator('.portrait-picture svg path').first()).toBeVisible()
    const shown = await title.elementHandle()

    release()
    await expectProfile(page, language)
    await expect(page.getByRole('button', { name: /%/ }).first()).toBeAttached()
    expect(await title.evaluate((now, before) => now === before, shown)).toBe(true)
    expect(await layoutShift(page)).toBeLessThan(0.01)
    const aboutReader = /^\/api\/(dashboard|users\/info)/
    expect(asked.filter((path) => aboutReader.test(path))).toEqual([
      '/api/dashboard/first-screen',
      '/api/dashboard',
    ])
    await page.unroute(scripts)
  }
})

test('nothing of a first screen stays for the next reader of the same tab', async ({
  page,
  product,
  email,
}) => {
  const first = await createUser(product, email)
  const next = await createUser(product, product.newEmail(), {
    values: [1, 5, 1, 5, 1, 5, 1, 5, 1, 5],
  })
  await signInAs(page, first)
  await page.goto('/dashboard')
  await expectProfile(page)
  await page.getByRole('link', { name: textsOf('en').app.panel.answers }).click()
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'firstScreen'))).toBe(false)
  const { portrait } = await next.call('GET /api/dashboard')
  await signInAs(page, next)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: portrait.title })).toBeVisible()
})

test.describe('without a whole first screen', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })

  test('the page is as it is: not drawn, without a token, too late, or cut off', async ({
    page,
    product,
    email,
  }) => {
    const user = await createUser(product, email)
    const path = '**/api/dashboard/first-screen'
    await test.step('it was not drawn', async () => {
      await page.route(path, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), html: null } })
      })
      await signInAs(page, user)
      await page.goto('/dashboard')
      await expectProfile(page)
      await page.unroute(path)
    })
    await test.step('it comes too late and changes nothing', async () => {
      await signInAnew(page, user)
      const release = await hold(page, path)
      const late = page.waitForResponse(path)
      await page.goto('/dashboard')
      await page.keyboard.press('Shift')
      await expectProfile(page)
      release()
      await late
      await expectProfile(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        textsOf('en').results.dashboard.title,
      )
      await page.unroute(path)
    })
    await test.step('its rest does not come, and the page says so', async () => {
      await signInAnew(page, user)
      await page.route('**/api/dashboard', (route) => route.abort())
      await page.goto('/dashboard')
      const { error } = textsOf('en').results.dashboard
      await expect(page.getByRole('heading', { name: error.title })).toBeVisible()
      await page.unroute('**/api/dashboard')
    })
    await test.step('the token has to be renewed first', async () => {
      await signInAnew(page, { session: { ...user.session, expires_at: 0 } })
      const asked = askedPaths(page)
      await page.goto('/dashboard')
      await expectProfile(page)
      expect(asked).toContain('/api/dashboard')
      expect(asked).not.toContain('/api/dashboard/first-screen')
    })
  })
})
