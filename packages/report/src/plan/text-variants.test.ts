import { languages } from '@individua/instrument/dimensions'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { composeAdvancedClaims } from '../compose/write-advanced-report.ts'
import { textsOf } from '../texts/texts-of.ts'
import {
  takeCard,
  takeDepth,
  takeGrowth,
  takeGrowthWay,
  takePersona,
  takePersonaDepth,
} from './shelf.ts'
import {
  areasLived,
  cardsBeside,
  depthsBeside,
  isBeside,
  lastWaysLived,
  personasNamed,
  samesBeside,
} from './text-variants.ts'

const people = Array.from({ length: 250 }, (_, index) => {
  const { profile, answers } = drawFullAnswers(index + 1, 'en')
  const claims = composeAdvancedClaims(profile, answers, 'en')
  const keys = claims.flatMap(({ texts }) => texts).map(({ book, key }) => `${book} ${key}`)
  return { ranked: profile.archetypes, keys }
})

test.each(languages)(
  'every second text is there in %s, and is another than the first',
  (language) => {
    const pairs = [
      ...cardsBeside.map((name) => [takeCard(name, true), takeCard(name, false)] as const),
      ...depthsBeside.map(
        (name) => [takeDepth(name, 'depth', true), takeDepth(name, 'depth', false)] as const,
      ),
      ...samesBeside.map(
        (name) => [takePersona(name, 'same', true), takePersona(name, 'same', false)] as const,
      ),
      ...personasNamed.map(
        (name) => [takePersonaDepth(name, 'depthNamed'), takePersonaDepth(name, 'depth')] as const,
      ),
      ...areasLived.map((name) => [takeGrowth(name, true), takeGrowth(name, false)] as const),
      ...lastWaysLived.map(
        () => [takeGrowthWay('creator', 2, true), takeGrowthWay('creator', 2, false)] as const,
      ),
    ]
    for (const [second, first] of pairs) {
      expect(second.key).not.toBe(first.key)
      expect(second.read(textsOf[language])).not.toBe(first.read(textsOf[language]))
    }
  },
)

test.each([
  ['cards', cardsBeside],
  ['depths', depthsBeside],
] as const)('of an archetype in front and of one beside %s tell two texts', (book, names) => {
  const seen = new Set<boolean>()
  for (const { ranked, keys } of people) {
    for (const name of names) {
      const isTold = keys.includes(`${book} ${name}/beside`)
      const isFirst = keys.includes(book === 'cards' ? `cards ${name}` : `depths ${name}/depth`)
      if (!isTold && !isFirst) continue
      expect(isTold).toBe(isBeside(name, ranked))
      seen.add(isTold)
    }
  }
  expect([...seen].toSorted()).toEqual([false, true])
})

test('an area of growth is told as lived only beside no excess of its archetype', () => {
  const seen = new Set<boolean>()
  for (const { keys } of people) {
    for (const name of areasLived) {
      const isTold = keys.includes(`growth ${name}/lived`)
      if (!isTold && !keys.includes(`growth ${name}`)) continue
      const isTooMuch = keys.some((key) =>
        new RegExp(`^(shadows|tendencies) ${name}:overused/(card|text)`).test(key),
      )
      expect(isTold).toBe(!isTooMuch)
      seen.add(isTold)
    }
  }
  expect([...seen].toSorted()).toEqual([false, true])
})
