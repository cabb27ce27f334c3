import { expect, test } from 'vitest'
import { eachOf, render } from '../../testing/render.tsx'
import { ArchetypeProfile, GrowthPlan, KeyInsights, ShadowIntegration } from './sample-results.tsx'

test('the sample: insights as badges, archetypes, shadow and a plan', () => {
  const sample = [KeyInsights, ArchetypeProfile, ShadowIntegration, GrowthPlan].map((Part) =>
    render(<Part />),
  )
  expect(sample.map((part) => eachOf(part, 'h2')[0])).toEqual([
    'Key insights',
    'Archetype profile',
    'Shadow integration',
    'Growth plan',
  ])
  expect(eachOf(sample[0] ?? '', 'li')).toHaveLength(6)
})
