import { expect, test } from 'vitest'
import { createRandom } from './random.ts'
import { rankedColumns, rankedDraws, rankMembers } from './strongest-three.ts'

const strengths = Array.from({ length: 24 }, () => new Float64Array(rankedDraws))
const members = [...strengths.keys()]
const random = createRandom(5)

test('finds what a sort finds, also among equal values, in any order of the members', () => {
  for (const count of [3, 4, 12, members.length]) {
    const family = members.slice(0, count)
    // Few different values, so that many are equal.
    for (const member of family) {
      strengths[member]!.forEach((_, draw, row) => {
        row[draw] = Math.floor(random() * 6) - 3
      })
    }
    const sums = family.map((member) => {
      const values = strengths[member]!.map((value) => value - member)
      return { weight: 1, values, otherWeight: 2, otherValues: values.map(() => member / 2) }
    })
    for (const order of [family, family.toReversed()]) {
      const strongest = rankMembers(order, sums)
      for (let draw = 0; draw < rankedDraws; draw++) {
        const sorted = order.toSorted(
          (one, other) => strengths[other]![draw]! - strengths[one]![draw]!,
        )
        const found = strongest.subarray(draw * rankedColumns, (draw + 1) * rankedColumns)
        expect([...found]).toEqual(sorted.slice(0, rankedColumns))
      }
    }
  }
})
