import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'

const { app, legal } = textsOf('en')

test('an open page goes on with its code while a newer build is served', async ({
  page,
  product,
}) => {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await page.goto('/sign-in')
  await expect(page.getByLabel(textsOf('en').session.signIn.email)).toBeVisible()
  await product.withNewerBuild(async () => {
    await page.getByRole('link', { name: app.footer.privacy }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(legal.title)
    expect(loads).toBe(1)
  })
})
