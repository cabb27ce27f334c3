import { languages } from '@individua/instrument/dimensions'
import { expect, test } from 'vitest'
import { sampleReport } from '../apps/api/src/features/report-pdf/sample-report.ts'
import { samplePetals, writeSampleProfile, writeSampleResults } from '../apps/web/sample-person.ts'

test.each(languages)('all four samples show the same three leading archetypes, %s', (language) => {
  const { profile, result } = sampleReport(language, new Date('2026-03-02T10:00:00Z'))
  const leaders = writeSampleProfile(language).archetypes.slice(0, 3)
  const keys = leaders.map(({ key }) => key)
  const names = leaders.map(({ name, percentage }) => ({ name, percentage }))
  const strengths = samplePetals().toSorted((a, b) => b.strength - a.strength)

  expect(new Set(strengths.slice(0, 3).map(({ archetype }) => archetype))).toEqual(new Set(keys))
  expect(strengths.slice(0, 3).map(({ strength }) => Math.round(100 * strength))).toEqual(
    leaders.map(({ percentage }) => percentage),
  )
  expect(writeSampleResults(language).archetypes).toMatchObject(names)
  expect(profile?.archetypes.slice(0, 3)).toMatchObject(names)
  expect(result.petals.map(({ archetype }) => archetype)).toEqual(
    samplePetals().map(({ archetype }) => archetype),
  )
})
