import { formatPrice } from '@individua/contract/prices'
import { expect, test, vi } from 'vitest'
import { eachOf, linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import PrivacyPolicyScreen from './privacy-policy-screen.tsx'

vi.mock('../../lib/contact-email.ts', () => ({ contactEmail: () => 'contact@individua.test' }))
const show = () => renderPart(<PrivacyPolicyScreen />)

/** Words of a section, by its anchor. */
const section = (id: string) => wordsOf(show().querySelector(`section#${id}`))

test('it is in force from 15.9.2025, in ten sections', () => {
  const page = show()
  expect(wordsOf(page)).toContain('Effective 15.9.2025')
  expect(eachOf(page, 'h2')).toHaveLength(10)
  expect(linksOf(page)['← Go Back']).toBe('/')
})

test.each([
  ['aiDisclaimer', /information only.*not professional psychological advice/s],
  ['collected', /e-mail address.*answers.*payment provider.*Usage data/s],
  ['use', /compute and show your profile/],
  ['cookies', /no analytics service and no advertising cookies/],
  ['sharing', /payment provider.*analytics provider.*when the law requires/s],
  ['retention', /As long as your account is active.*write to contact@individua\.test/s],
  ['payment', `extended results cost ${formatPrice('advanced_report', 'en')}, once`],
  ['children', /not directed to children under 13/],
  ['changes', /date at its head changes/],
  ['contact', /contact@individua\.test/],
])('the section %s says what it has to', (id, text) => {
  expect(section(id)).toMatch(text)
})
