import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'
import { pathIn, textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'

test('a Slovak reader keeps the profile as a PDF', async ({ page, product, email }) => {
  const { report } = textsOf('sk').results
  await openProfile(page, product, email, { language: 'sk' })
  await expect(page).toHaveURL(pathIn('sk', '/dashboard'))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: report.download }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^individua-\d{4}-\d\d-\d\d\.pdf$/)
  const content = await readFile(await file.path())
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(content.toString('latin1')).toContain('/Lang (sk)')
  await expect(page.getByRole('button', { name: report.download })).toBeEnabled()
})
