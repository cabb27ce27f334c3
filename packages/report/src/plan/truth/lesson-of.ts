import type { BookName, TextRef } from '../planned-text.ts'
import { archetypeLessons } from './archetype-lessons.ts'
import {
  complexLessons,
  dreamLessons,
  innerOtherLessons,
  type Lesson,
  oppositeLessons,
  sceneLessons,
  shadowLessons,
} from './lessons.ts'

type Read = (...key: string[]) => Lesson | undefined

const find = <Value>(table: Readonly<Record<string, Value>>, key = ''): Value | undefined =>
  table[key]

/** Where a text of a book teaches, what; the key comes in its parts. */
const readLesson: Readonly<Partial<Record<BookName, Read>>> = {
  dreams: (name, part) => (part === 'meaning' ? find(dreamLessons, name) : undefined),
  scenes: (name, room) => sceneLessons[`${name}/${room}`],
  shadows: (shadow, part) =>
    part === 'tip' || part === 'tomorrow' ? find(shadowLessons, shadow)?.[part] : undefined,
  tendencies: (shadow, part) =>
    part === 'tip' ? find(shadowLessons, shadow)?.tendency : undefined,
  threads: (kind, key, part) => (part === 'resolve' ? ofThread(kind, key) : undefined),
  practices: (name) => find(archetypeLessons, name)?.practice,
  growth: (name, way) => find(archetypeLessons, name)?.ways[Number(way)],
  exercises: (name, index, part) =>
    part === 'exercise' ? find(archetypeLessons, name)?.exercises[Number(index)] : undefined,
  forTheOther: (name) => find(archetypeLessons, name)?.forTheOther,
  complexes: (key, part) => (part === 'workingWith' ? find(complexLessons, key) : undefined),
  innerOther: (motive, part) => (part === 'wayIn' ? find(innerOtherLessons, motive) : undefined),
}

function ofThread(kind?: string, key?: string): Lesson | undefined {
  if (kind === 'shadow') return find(shadowLessons, key)?.resolve
  return kind === 'mask' ? find(archetypeLessons, key)?.mask : find(oppositeLessons, key)
}

/** What a text teaches; undefined for one that teaches nothing. */
export function lessonOf({ book, key }: TextRef): Lesson | undefined {
  return readLesson[book]?.(...key.split('/'))
}
