import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { answerLast, expectProfile, submitEmail } from './visitor-steps.ts'

const { callback } = textsOf('en').session

test('a mail scanner does not use the link up, and no request of the page carries the token', async ({
  page,
  product,
  email,
  openOtherBrowser,
}) => {
  await answerLast(page)
  await submitEmail(page, email)
  const { link } = await product.newestMail(email)

  for (const method of ['HEAD', 'GET', 'GET']) {
    const response = await fetch(link, { method })
    expect(response.status).toBe(200)
  }
  const scanner = await openOtherBrowser()
  await scanner.goto(link)
  await scanner.waitForLoadState('networkidle')
  await expect(scanner.getByRole('button', { name: callback.pressConfirm })).toBeVisible()
  await scanner.context().close()

  const token = new URL(link).searchParams.get('token_hash') ?? ''
  expect(token).not.toBe('')

  const leaks: string[] = []
  page.on('request', (request) => {
    const isTheLinkItself = request.isNavigationRequest() && request.url() === link
    const told = `${request.url()} ${request.headers().referer ?? ''}`
    if (!isTheLinkItself && told.includes(token)) leaks.push(told)
  })
  await page.goto(link)
  await expectProfile(page)
  expect(leaks).toEqual([])
  await page.goBack()
  expect(page.url()).not.toContain(token)
})
