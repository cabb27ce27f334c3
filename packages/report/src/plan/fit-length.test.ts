import { expect, test } from 'vitest'
import { fitLength, freeLength } from './fit-length.ts'
import { fullRooms, paidLeast } from './full-rooms.ts'
import { lengthOf } from './length-of.ts'
import { type Paragraph, paragraph } from './planned-text.ts'

const hundred = 100
const hundreds = (count: number) =>
  Array.from({ length: count }, (_, index) => textOf(String(index)))

test('what is too long loses further shadows first, then statements, and nothing more than it must', () => {
  const [statements, tendencies] = [hundreds(3), hundreds(2)]
  const short = fitLength(hundreds(6), { statements, tendencies }, [])
  expect(short).toEqual({ statements, tendencies: tendencies.slice(0, 1) })
  const shorter = fitLength(hundreds(8), { statements, tendencies }, [])
  expect(shorter).toEqual({ statements: statements.slice(0, 2), tendencies: [] })
  expect(lengthOf([...hundreds(8), ...shorter.statements]).most).toBe(freeLength.most)
})

test('what is too short gains statements that were left out, as few as it needs', () => {
  const { statements, tendencies } = fitLength(
    hundreds(5),
    { statements: hundreds(1), tendencies: [] },
    hundreds(4),
  )
  expect(tendencies).toEqual([])
  expect(lengthOf([...hundreds(5), ...statements]).least).toBe(freeLength.least)
})

test('a statement that a told text denies is not gained', () => {
  const leader = { ...textOf('outlaw/work'), texts: [named('scenes', 'outlaw/work')] }
  const denied = { ...textOf('c09/disagree'), texts: [named('statements', 'c09/disagree')] }
  const { statements } = fitLength([leader], { statements: [], tendencies: [] }, [denied])
  expect(statements).toEqual([])
})

test('rooms gain choices up to the least length of a paid report, or all there are', () => {
  const roomsWith = (further: number) => [{ key: 'work' as const, paragraphs: hundreds(further) }]
  const wordsOf = (choices: number) =>
    lengthOf(fullRooms(hundreds(6), choices, roomsWith).flatMap(({ paragraphs }) => paragraphs))
      .least
  expect(wordsOf(9)).toBe(paidLeast - 6 * hundred)
  expect(wordsOf(2)).toBe(2 * hundred)
})

function textOf(key: string): Paragraph {
  return paragraph([named('turns', key)], [key])
}

function named(book: 'turns' | 'scenes' | 'statements', key: string) {
  return { book, key, read: () => Array.from({ length: hundred }, () => 'word').join(' ') }
}
