import { expect, test } from 'vitest'
import { chooseStep } from '../choice/choose-step.ts'
import { coreItems } from '../items/core.ts'
import type { Estimate, Profile } from '../profile.ts'
import type { Answer } from './answers.ts'
import { type PackedProfile, packProfile, unpackProfile } from './packed-profile.ts'
import { scoreOccasions } from './score-answers.ts'

const core = coreItems.map(
  ({ id }, index): Answer => ({ kind: 'likert', itemId: id, value: 1 + ((index * 3) % 5) }),
)
const further = chooseStep(1, core, 1).map(
  ({ item }, index): Answer => ({ kind: 'likert', itemId: item.id, value: 1 + (index % 5) }),
)
const profiles = { core: scoreOccasions([core]), full: scoreOccasions([core, further]) }

const estimatesOf = ({ archetypes, personas, shadows, motives, structures }: Profile): Estimate[] =>
  [archetypes, personas, shadows, motives, Object.values(structures)].flat()
const packedOf = (profile: Profile): PackedProfile => {
  const packed = packProfile(profile)
  if (!packed) throw new Error('the profile was not packed')
  return JSON.parse(JSON.stringify(packed))
}

test.each(Object.entries(profiles))('a packed %s profile is the same again', (_, profile) => {
  const again = unpackProfile(packedOf(profile))
  const rounded = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value, (key, part) =>
        key === 'answers' ? undefined : typeof part === 'number' ? Math.round(part * 1e5) : part,
      ),
    )
  expect(rounded(again)).toEqual(rounded(profile))
  for (const [index, estimate] of estimatesOf(again).entries()) {
    const known = new Map(
      estimatesOf(profile)[index]?.answers.map(({ itemId, weight }) => [itemId, weight]),
    )
    expect(estimate.answers).toHaveLength(known.size)
    for (const { itemId, weight } of estimate.answers) {
      expect(weight).toBeCloseTo(known.get(itemId) ?? Number.NaN, 4)
    }
    const sizes = estimate.answers.map(({ weight }) => Math.abs(weight))
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  }
})

test('a profile packed twice is packed alike', () => {
  const packed = packedOf(profiles.full)
  expect(packedOf(unpackProfile(packed))).toEqual(packed)
})

test('a profile whose weights do not follow from each other is not packed', () => {
  const [first, ...others] = profiles.core.motives
  const answers = first?.answers.map((answer) => ({ ...answer, weight: answer.weight + 0.1 })) ?? []
  const motives = first ? [{ ...first, answers }, ...others] : []
  expect(packProfile({ ...profiles.core, motives })).toBeUndefined()
})

/** Of format 1: a combination that changes would read stored profiles differently. */
test('the combinations are those that stored profiles were packed with', () => {
  const { personas, shadows, motives } = unpackProfile({
    ...packedOf(profiles.core),
    itemIds: ['a'],
    weights: Array.from({ length: 14 }, (_, index) => [10_000 * (index + 1)]),
  })
  const weightOf = (family: readonly ({ name: string } & Estimate)[], wanted: string) =>
    family.find(({ name }) => name === wanted)?.answers[0]?.weight
  expect({
    persona: weightOf(personas, 'citizen'),
    shadow: weightOf(shadows, 'sage:disowned'),
    motive: weightOf(motives, 'mastery'),
  }).toMatchInlineSnapshot(`
    {
      "motive": 0.7265136535316773,
      "persona": 1.624324897472491,
      "shadow": 0.7778174593052023,
    }
  `)
})
