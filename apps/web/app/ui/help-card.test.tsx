import { helpLines } from '@individua/contract/help-lines'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../testing/render-part.tsx'
import { HelpCard } from './help-card.tsx'

test('every help line is listed with its country and can be dialled', () => {
  const lines = helpLines.en
  renderPart(
    <HelpCard title="Title" text="Text" note="Note" emergency="Emergency services" lines={lines}>
      <button type="button">Go on</button>
    </HelpCard>,
  )
  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(lines.length)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(lines.map(({ number }) => `tel:${number.replaceAll(' ', '')}`))
  const countries = ['United States', 'United Kingdom', 'Ireland', 'Austria', 'Switzerland']
  for (const country of countries) expect(screen.getByText(country)).toBeTruthy()
  expect(screen.getByText('Emergency services')).toBeTruthy()
})
