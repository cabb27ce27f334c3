import { expect, test } from 'vitest'
import { writeSampleResults } from '../../../sample-person.ts'
import { eachOf, renderPart } from '../../testing/render-part.tsx'
import { ArchetypeProfile, GrowthPlan, KeyInsights, ShadowIntegration } from './sample-results.tsx'

test('the sample: insights as badges, archetypes, shadow and a plan', () => {
  const { insights, archetypes, shadows, growth } = writeSampleResults('en')
  const sample = [
    <KeyInsights insights={insights} />,
    <ArchetypeProfile archetypes={archetypes} />,
    <ShadowIntegration shadows={shadows} />,
    <GrowthPlan growth={growth} />,
  ].map((part) => renderPart(part))
  expect(sample.map((part) => eachOf(part, 'h2')[0])).toEqual([
    'Key insights',
    'Archetype profile',
    'Shadow integration',
    'Growth plan',
  ])
  expect(eachOf(sample[0] ?? null, 'li')).toHaveLength(6)
  expect(eachOf(sample[1] ?? null, 'h3')).toEqual(archetypes.map(({ name }) => name))
  expect(eachOf(sample[2] ?? null, 'h3')).toHaveLength(2)
  expect(eachOf(sample[3] ?? null, 'li')).toHaveLength(4)
})
