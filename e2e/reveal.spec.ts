import type { Page } from '@playwright/test'
import { expectAccessibleScreen } from './accessible-screen.ts'
import { expect, test, withMotion } from './journey.ts'
import { textsOf } from './texts.ts'
import { createUser, openAs, openProfile, signInAs } from './users.fixture.ts'
import { expectProfile, runClockUntilVisible } from './visitor-steps.ts'

const { results } = textsOf('en')
const sizes = {
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
}

const picture = (page: Page) => page.locator('.portrait-picture svg')

/** Where the picture stands on the page, in whole pixels. */
async function placeOf(page: Page) {
  const place = await picture(page).boundingBox()
  const scrolled = await page.evaluate(() => window.scrollY)
  return place && [place.x, place.y + scrolled, place.width].map(Math.round)
}

/** From the calculation to the dashboard. */
async function seeOneFlower(page: Page) {
  const calculated = Promise.withResolvers<void>()
  await page.route('**/api/results/basic', async (route) => {
    await calculated.promise
    await route.continue()
  })
  await page.goto('/calculate-profile')
  await expect(page.getByText(results.calculate.calculating.title)).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  const profileRead = page.waitForResponse('**/api/dashboard')
  calculated.resolve()
  await expect(page.getByText(results.calculate.success.title)).toBeVisible()
  await profileRead
  const namesShown = async () => {
    await page.clock.runFor(60)
    return picture(page).locator('text').count()
  }
  await expect.poll(namesShown, { intervals: [20] }).toBe(3)
  const names = await picture(page).locator('text').allTextContents()
  const before = await placeOf(page)
  expect(before).not.toBeNull()
  await page.clock.runFor(1500)
  await expectProfile(page)
  expect(await picture(page).locator('text').allTextContents()).toEqual(names)
  expect(await placeOf(page)).toEqual(before)
}

test.describe('as it moves', () => {
  test.use(withMotion)

  for (const [name, size] of Object.entries(sizes)) {
    test(`on ${name} the flower becomes the reader’s and keeps its place on the dashboard`, async ({
      page,
      product,
      email,
    }) => {
      await page.setViewportSize(size)
      await page.clock.install()
      await signInAs(page, await createUser(product, email))
      await seeOneFlower(page)
    })
  }

  test('after paying, five lines stand a second and a half each, below the reader’s own picture', async ({
    page,
    product,
    email,
  }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await openAs(page, product, email, { stage: 'paid', path: '/results-processing' })
    const [first = '', second = '', ...others] = Object.values(results.processing.lines)
    for (const line of [first, second]) {
      const hasBegun = async () => {
        await page.clock.runFor(50)
        return page.getByText(line).isVisible()
      }
      await expect.poll(hasBegun, { intervals: [20], timeout: 30_000 }).toBe(true)
    }
    await expect(picture(page).locator('text')).toHaveCount(3)
    const edge = picture(page).locator('path[fill^="url"]').first()
    const wide = await edge.getAttribute('d')
    for (const line of [second, ...others]) {
      await expect(page.getByText(line)).toBeVisible()
      await page.clock.runFor(1200)
      await expect(page.getByText(line)).toBeVisible()
      await page.clock.runFor(300)
    }
    expect(await edge.getAttribute('d')).not.toBe(wide)
    await runClockUntilVisible(page, page.getByText(results.processing.ready))
    await expectProfile(page)
    await expect(page.getByRole('region', { name: results.full.title })).toBeVisible()
  })
})

test('a petal is lit and opens its card, by a tap and by keys', async ({
  page,
  product,
  email,
}) => {
  await page.setViewportSize(sizes['a phone'])
  const user = await openProfile(page, product, email)
  const { petals, archetypes } = await user.call('GET /api/dashboard')
  const [named] = archetypes
  const index = petals.findIndex(({ archetype }) => archetype === named?.key)
  // Parts that come late move the picture.
  await expect(page.getByRole('region', { name: results.daily.title })).toBeVisible()
  const box = await picture(page).boundingBox()
  if (!box || !named) throw new Error('no picture')
  const angle = (index / 12) * 2 * Math.PI
  const reach = box.width * 0.3
  await page.mouse.click(
    box.x + box.width / 2 + reach * Math.sin(angle),
    box.y + box.height / 2 - reach * Math.cos(angle),
  )
  const card = page.locator(`#archetypes-${named.key}`)
  await expect(card).toHaveAttribute('open')
  await expect(card.locator('summary').first()).toBeFocused()
  await expect(card).toBeInViewport()

  // The page scrolls under a pointer that rests, and lights the petal that comes to lie there.
  await page.mouse.move(0, 0)
  const list = page.getByRole('list', { name: results.mandala.petals })
  await list.getByRole('button').nth(index).focus()
  await page.keyboard.press('ArrowRight')
  const next = list.getByRole('button').nth((index + 1) % 12)
  await expect(next).toBeFocused()
  await expect(page.getByText(`${petals[(index + 1) % 12]?.name} · `)).toBeVisible()
  await expect(list.getByRole('button')).toHaveCount(12)
  await expect(page.getByRole('img', { name: /At the front/ })).toBeVisible()
  await expectAccessibleScreen(page, 'en')
})
