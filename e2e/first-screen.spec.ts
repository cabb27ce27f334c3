import type { Page, Request } from '@playwright/test'
import { expect, test } from './journey.ts'
import { holdScripts, layoutShift } from './page-load.ts'
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

for (const language of languages) {
  test(`the dashboard shows its reader’s portrait before any other script runs, in ${language}`, async ({
    page,
    product,
    email,
  }) => {
    const user = await createUser(product, email, { language })
    const headers = { 'accept-language': language }
    const { portrait } = await user.call('GET /api/dashboard', { headers })
    await signInAs(page, user)
    const asked = askedPaths(page)
    const release = await holdScripts(page)
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
  })
}

test('a reader whose token is to be renewed first gets the dashboard without it', async ({
  page,
  product,
  email,
}) => {
  const user = await createUser(product, email)
  await signInAs(page, { ...user, session: { ...user.session, expires_at: 0 } })
  const asked = askedPaths(page)
  await page.goto('/dashboard')
  await expectProfile(page)
  expect(asked).toContain('/api/dashboard')
  expect(asked).not.toContain('/api/dashboard/first-screen')
})

test('a first screen that was not drawn leaves the page as it is without', async ({
  page,
  product,
  email,
}) => {
  await page.route('**/api/dashboard/first-screen', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), html: null } })
  })
  await signInAs(page, await createUser(product, email))
  await page.goto('/dashboard')
  await expectProfile(page)
})

test('a first screen that comes too late changes nothing', async ({ page, product, email }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/dashboard/first-screen', async (route) => {
    await promise
    await route.continue()
  })
  await signInAs(page, await createUser(product, email))
  const late = page.waitForResponse('**/api/dashboard/first-screen')
  await page.goto('/dashboard')
  await page.keyboard.press('Shift')
  await expectProfile(page)
  resolve()
  await late
  await expectProfile(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsOf('en').results.dashboard.title,
  )
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

test.describe('the rest of a first screen', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })

  test('that does not come leaves the page to say so', async ({ page, product, email }) => {
    await signInAs(page, await createUser(product, email))
    await page.route('**/api/dashboard', (route) => route.abort())
    await page.goto('/dashboard')
    const { error } = textsOf('en').results.dashboard
    await expect(page.getByRole('heading', { name: error.title })).toBeVisible()
  })
})
