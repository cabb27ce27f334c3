import { readFileSync } from 'node:fs'
import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { openAs } from './users.fixture.ts'

const { emails, 'weekly-mail': weekly } = textsOf('en')
const minutesOfDay = 24 * 60

test('a weekly mail is asked for, or a date in the calendar; it comes, and is ended by its link without a session', async ({
  page,
  product,
  email,
  openOtherBrowser,
}) => {
  await openAs(page, product, email, { path: '/profile' })
  const box = page.getByRole('checkbox', { name: weekly.label })
  await expect(box).not.toBeChecked()
  await box.click()
  await expect(box).toBeChecked()
  // The box is ticked at once; the date of the next mail comes with the server's response.
  await expect(page.getByText(weekly.next.replace(/\{\{.*/, ''))).toBeVisible()

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: weekly.calendar.action }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('individua.ics')
  expect(readFileSync(await file.path(), 'utf8')).toContain('RRULE:FREQ=WEEKLY')

  await product.letPass(7 * minutesOfDay + 1)
  await product.doJob('send-weekly-steps')
  const weeklyMails = async () =>
    (await product.mailsTo(email)).filter(({ subject }) => subject === emails.weeklyStep.subject)
  await expect.poll(async () => (await weeklyMails()).length).toBe(1)
  const [mail] = await weeklyMails()
  const link = /https?:\/\/\S+unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? ''

  const other = await openOtherBrowser()
  await other.goto(link)
  await other.getByRole('button', { name: weekly.off.action }).click()
  await expect(other.getByText(weekly.off.done)).toBeVisible()
})
