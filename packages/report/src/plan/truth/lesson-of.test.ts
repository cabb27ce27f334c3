import { expect, test } from 'vitest'
import { textsOf } from '../../texts/texts-of.ts'
import { type BookName, bookNames } from '../planned-text.ts'
import { lessonOf } from './lesson-of.ts'
import { lessons } from './lessons.ts'

const { books } = textsOf.en
const keysOf = <Name extends string>(book: Readonly<Record<Name, unknown>>) => Object.keys(book)
const shadows = keysOf(books.shadows)

const texts: Readonly<Partial<Record<BookName, readonly string[]>>> = {
  shadows: shadows.flatMap((one) => [`${one}/tip`, `${one}/tomorrow`]),
  tendencies: shadows.map((one) => `${one}/tip`),
  threads: Object.entries(books.threads).flatMap(([kind, threads]) =>
    keysOf(threads).map((key) => `${kind}/${key}/resolve`),
  ),
  practices: keysOf(books.practices),
  forTheOther: keysOf(books.forTheOther),
  growth: Object.entries(books.growth).flatMap(([name, { ways }]) =>
    ways.map((_, index) => `${name}/${index}`),
  ),
  exercises: Object.entries(books.exercises).flatMap(([name, exercises]) =>
    exercises.map((_, index) => `${name}/${index}/exercise`),
  ),
  complexes: keysOf(books.complexes).map((key) => `${key}/workingWith`),
  innerOther: Object.entries(books.innerOther).flatMap(([motive, { byLeader }]) =>
    Object.keys(byLeader).map((leader) => `${motive}/wayIn/${leader}`),
  ),
}

test.each(bookNames.filter((book) => texts[book]))(
  'every text of practice in %s has a lesson',
  (book) => {
    expect(texts[book]?.filter((key) => !lessonOf({ book, key }))).toEqual([])
  },
)

test('each lesson is taught by some text, and what is no practice teaches none', () => {
  const taught = bookNames.flatMap(
    (book) => texts[book]?.map((key) => lessonOf({ book, key })) ?? [],
  )
  expect([...new Set(taught)].toSorted()).toEqual([...lessons].toSorted())
  expect(lessonOf({ book: 'shadows', key: 'sage:overused/card' })).toBeUndefined()
  expect(lessonOf({ book: 'threads', key: 'mask/sage/plant' })).toBeUndefined()
  expect(lessonOf({ book: 'scenes', key: 'sage/work' })).toBeUndefined()
})
