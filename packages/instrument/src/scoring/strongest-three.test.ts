import { expect, test } from 'vitest'
import { createRandom } from './random.ts'
import { countRanks, rankedPairs } from './strongest-three.ts'

const random = createRandom(5)

/** Few different values, so that many are equal. */
function drawMember() {
  const deviations = Float64Array.from({ length: rankedPairs }, () => Math.floor(random() * 6) - 3)
  const mean = Math.floor(random() * 3)
  const values = [
    ...deviations.map((deviation) => mean + deviation),
    ...deviations.map((deviation) => mean - deviation),
  ]
  const halves = { weight: 0.25, deviations, otherWeight: 0.75, otherDeviations: deviations }
  return { values, sum: { mean, ...halves } }
}

/** In how many draws each member stands at one of these places, by a sort that keeps ties in order. */
function countBySort(
  rows: readonly (readonly number[])[],
  order: readonly number[],
  places: readonly number[],
): number[] {
  const counts = rows.map(() => 0)
  for (let draw = 0; draw < 2 * rankedPairs; draw++) {
    const sorted = order.toSorted((one, other) => rows[other]![draw]! - rows[one]![draw]!)
    for (const place of places) counts[sorted[place]!]! += 1
  }
  return counts
}

test('counts what a sort counts, also among equal values, in any order of the members', () => {
  for (const count of [3, 4, 12, 24]) {
    const members = Array.from({ length: count }, drawMember)
    const rows = members.map(({ values }) => values)
    const family = [...members.keys()]
    for (const order of [family, family.toReversed()]) {
      const { first, later } = countRanks(
        order,
        members.map(({ sum }) => sum),
      )
      expect([...first.subarray(0, count)]).toEqual(countBySort(rows, order, [0]))
      expect([...later.subarray(0, count)]).toEqual(countBySort(rows, order, [1, 2]))
    }
  }
})
