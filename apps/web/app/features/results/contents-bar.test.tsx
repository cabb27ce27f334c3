import { expect, test } from 'vitest'
import { linksOf, renderPart } from '../../testing/render-part.tsx'
import { ProfileContent } from './profile-content.tsx'
import { readDashboard } from './read-dashboard.ts'

test('every link of the contents leads to a part of the page', () => {
  const page = renderPart(<ProfileContent dashboard={readDashboard({})} isPremium={false} />)
  const links = linksOf(page.querySelector('nav'))
  expect(Object.keys(links)).toEqual(['Portrait', 'Personas', 'Archetypes', 'Shadow', 'Chapters'])
  for (const target of Object.values(links)) {
    expect(page.querySelector(`section [id="${target.slice(1)}"]`)).not.toBeNull()
  }
})
