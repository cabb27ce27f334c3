import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openKept } from './page-load.ts'
import { textsOf } from './texts.ts'

const { app, archetypes, legal, session } = textsOf('en')
test.use({
  serviceWorkers: 'allow',
  expectedConsole: /ERR_|Error loading route module|Failed to fetch|50\d/,
})

test('a newer worker waits beside the open page, takes over after it, and missing code mends itself', async ({
  page,
  context,
  product,
  openOtherBrowser,
}) => {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await openKept(page, '/sign-in')
  const withoutWorker = await openOtherBrowser()
  await withoutWorker.goto('/sign-in')
  await expect(withoutWorker.getByLabel(session.signIn.email)).toBeVisible()
  const ending = await product.serveNewerBuild()
  await test.step('without a worker the open page goes on with the code that the server keeps', async () => {
    let reloads = 0
    withoutWorker.on('domcontentloaded', () => reloads++)
    await follow(withoutWorker, app.footer.privacy, legal.title)
    expect(reloads).toBe(0)
  })
  await findUpdate(page)
  await test.step('without a network the open page goes on with its own code', async () => {
    await context.setOffline(true)
    await follow(page, app.footer.privacy, legal.title)
    await context.setOffline(false)
    expect(loads).toBe(1)
  })
  await test.step('a page opened beside it has the newer code', async () => {
    const beside = await context.newPage()
    await beside.goto('/method')
    expect(await hasCode(beside, ending)).toBe(true)
    await beside.close()
  })
  await test.step('code that is kept nowhere is mended by one reload', async () => {
    await forgetCode(page)
    await product.withoutTable('web_assets', () =>
      follow(page, app.footer.archetypes, archetypes.hero.title),
    )
    expect(loads).toBe(2)
    expect(await hasCode(page, ending)).toBe(true)
  })
  await page.close()
  await expectTakenOver(context)
})

/** Has the browser look for a newer worker, as it does at each load, and waits until that waits. */
async function findUpdate(page: Page) {
  const states = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const controller = navigator.serviceWorker.controller
    await registration.update()
    const found = registration.installing
    await new Promise<void>((resolve) => {
      if (!found || found.state === 'installed') resolve()
      found?.addEventListener('statechange', () => resolve(), { once: true })
    })
    return {
      waiting: registration.waiting?.state,
      isControllerKept: navigator.serviceWorker.controller === controller,
    }
  })
  expect(states).toEqual({ waiting: 'installed', isControllerKept: true })
}

/** As a browser does that is short of space. */
async function forgetCode(page: Page) {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
}

async function follow(page: Page, link: string, title: string) {
  await page.getByRole('link', { name: link }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

function hasCode(page: Page, ending: string): Promise<boolean> {
  return page.evaluate((wanted) => document.documentElement.outerHTML.includes(wanted), ending)
}

/** The newer worker is active as soon as no page of the older one is open. */
async function expectTakenOver(context: BrowserContext) {
  const later = await context.newPage()
  await later.goto('/method')
  await expect
    .poll(() =>
      later.evaluate(async () => {
        const { active, waiting } = await navigator.serviceWorker.ready
        return [active?.state, waiting?.state]
      }),
    )
    .toEqual(['activated', undefined])
}
