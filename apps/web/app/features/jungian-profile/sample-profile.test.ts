import { advancedResult } from '@individua/contract/advanced-results'
import { languages } from '@individua/instrument/dimensions'
import { expect, test } from 'vitest'
import { writeSampleProfile } from '../../../sample-person.ts'

const shown = advancedResult
  .omit({ metadata: true, qualityFlags: true, moved: true, change: true })
  .strict()

test.each(languages)('the sample in %s is an advanced result, from thirty answers', (language) => {
  const sample = shown.parse(writeSampleProfile(language))
  expect(sample.answers).toHaveLength(30)
  const asked = new Set(sample.answers.map(({ questionUuid }) => questionUuid))
  const named = [
    ...[sample.archetypes, sample.personas, sample.shadows, sample.complexes].flat(),
    ...[sample.therapeutic, sample.dailyExercises, sample.anima, sample.dreams].flat(),
    ...sample.sections.flatMap(({ paragraphs }) => paragraphs),
  ].flatMap(({ why }) => why)
  expect([...named, ...sample.selfWhy].filter((uuid) => !asked.has(uuid))).toEqual([])
})

test('the sample person is the same in every language', () => {
  const [first, ...others] = languages.map((language) =>
    writeSampleProfile(language).archetypes.map(({ key, percentage }) => [key, percentage]),
  )
  for (const other of others) expect(other).toEqual(first)
})
