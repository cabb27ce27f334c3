import { expect, test } from 'vitest'
import { choiceItems } from '../items/scenarios.ts'
import { dimensionCount as K } from '../scoring/prior.ts'
import { createNormal, createRandom } from '../scoring/random.ts'
import { fitOptions } from './fit-options.ts'
import { appealIndex, shippedValues } from './parameter-values.ts'

const { options } = shippedValues()
const shipped = choiceItems[0]!.options.map(({ id }) => options.get(id)!)
const shown = [0, 1, 2, 3, 4, 5]

/** People with random traits, and what they choose by `choose` among the first six options. */
function draw(people: number, choose: (traits: Float64Array, random: () => number) => number) {
  const random = createRandom(1)
  const normal = createNormal(random)
  const traits = new Float64Array(people * K)
  const rows = Array.from({ length: people }, (_, person) => {
    const offset = person * K
    for (let i = 0; i < K; i++) traits[offset + i] = i === appealIndex ? 1 : normal()
    return { offset, shown, chosen: choose(traits.subarray(offset, offset + K), random) }
  })
  return { rows, traits }
}

test('choices at random teach few loadings that no key names', () => {
  const { rows, traits } = draw(60, (_, random) => Math.floor(6 * random()))
  const fitted = fitOptions(shipped, shipped, rows, traits, 1)
  const moved = shown.flatMap((option) =>
    [...fitted[option]!].filter((_, i) => shipped[option]![i] === 0 && i !== appealIndex),
  )
  const spread = Math.sqrt(moved.reduce((sum, x) => sum + x * x, 0) / moved.length)
  expect(spread).toBeLessThan(0.07)
})

test('an option that many people take whatever their traits gets more appeal', () => {
  const { rows, traits } = draw(300, (_, random) => (random() < 0.6 ? 0 : Math.floor(6 * random())))
  const [first, second] = fitOptions(shipped, shipped, rows, traits, 1)
  expect(first![appealIndex]).toBeGreaterThan(0.5)
  expect(second![appealIndex]).toBeLessThan(0)
})

test('a loading that no key names is found where enough people choose by it', () => {
  const other = shipped[0]!.findIndex((loading, i) => loading === 0 && i !== appealIndex)
  const { rows, traits } = draw(1000, (person, random) =>
    person[other]! + random() > 1 ? 0 : 1 + Math.floor(5 * random()),
  )
  const [first] = fitOptions(shipped, shipped, rows, traits, 1)
  expect(first![other]).toBeGreaterThan(0.3)
})

test('an option that was never shown keeps its values', () => {
  const { rows, traits } = draw(50, () => 0)
  expect(fitOptions(shipped, shipped, rows, traits, 1)[8]).toEqual(shipped[8])
})
