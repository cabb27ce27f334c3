import type { Motive, Shadow } from '@individua/instrument/dimensions'
import type { ComplexKey } from '../plan-complexes.ts'
import type { Opposites } from '../plan-thread.ts'

/** What a text of practice teaches its reader to do: a report teaches each twice at most. */
export const lessons = [
  'beEarnest',
  'change',
  'comeCloser',
  'dare',
  'decide',
  'joinIn',
  'letBe',
  'letOthers',
  'listen',
  'lookCloser',
  'play',
  'rest',
  'sayFeeling',
  'sayNo',
  'sayWish',
  'setOff',
  'showUnfinished',
  'stay',
  'trust',
] as const
export type Lesson = (typeof lessons)[number]

/** By name, so that no text can be without one. */
type Of<Key extends string, Value = Lesson> = Readonly<Record<Key, Value>>
interface OfShadow {
  tip: Lesson
  /** The tip that belongs to the tendency as such. */
  tendency: Lesson
  tomorrow: Lesson
  resolve: Lesson
}

const only = (lesson: Lesson): OfShadow => ({
  tip: lesson,
  tendency: lesson,
  tomorrow: lesson,
  resolve: lesson,
})

/** Of the texts about a shadow, by the idea of each, which all languages share. */
export const shadowLessons: Of<Shadow, OfShadow> = {
  'innocent:overused': only('lookCloser'),
  'innocent:disowned': only('trust'),
  'sage:overused': { ...only('decide'), tomorrow: 'listen' },
  'sage:disowned': only('lookCloser'),
  'explorer:overused': only('stay'),
  'explorer:disowned': only('setOff'),
  'outlaw:overused': only('letBe'),
  'outlaw:disowned': only('sayNo'),
  'magician:overused': { ...only('listen'), tendency: 'letBe', resolve: 'letBe' },
  'magician:disowned': only('change'),
  'hero:overused': { ...only('letOthers'), tip: 'letBe', resolve: 'letBe' },
  'hero:disowned': only('dare'),
  'lover:overused': { ...only('sayWish'), tip: 'rest' },
  'lover:disowned': only('comeCloser'),
  'jester:overused': only('beEarnest'),
  'jester:disowned': only('play'),
  'caregiver:overused': { ...only('listen'), tomorrow: 'sayNo', resolve: 'rest' },
  'caregiver:disowned': only('comeCloser'),
  'creator:overused': only('showUnfinished'),
  'creator:disowned': { ...only('showUnfinished'), resolve: 'play' },
  'ruler:overused': only('letOthers'),
  'ruler:disowned': only('decide'),
  'citizen:overused': only('sayWish'),
  'citizen:disowned': only('joinIn'),
}

/** Of the way out of a thread between opposites. */
export const oppositeLessons: Of<Opposites> = {
  'explorer>citizen': 'joinIn',
  'citizen>explorer': 'setOff',
  'ruler>outlaw': 'setOff',
  'outlaw>ruler': 'stay',
  'sage>jester': 'play',
  'jester>sage': 'beEarnest',
  'hero>lover': 'comeCloser',
  'lover>hero': 'sayNo',
  'innocent>magician': 'change',
  'magician>innocent': 'letBe',
  'caregiver>creator': 'rest',
  'creator>caregiver': 'joinIn',
}

export const complexLessons: Of<ComplexKey> = {
  roadAndHome: 'stay',
  orderAndRevolt: 'letBe',
  earnestAndPlay: 'beEarnest',
  contestAndCloseness: 'comeCloser',
  trustAndChange: 'letBe',
  othersAndWork: 'rest',
  maskAndMiddle: 'sayWish',
  frontAndCellar: 'sayFeeling',
  cellarAndMiddle: 'sayFeeling',
  unnoticedHurt: 'sayFeeling',
  knockingSide: 'dare',
  knockingHand: 'dare',
}

/** Of the way in to the inner other. */
export const innerOtherLessons: Of<Motive> = {
  independence: 'rest',
  mastery: 'dare',
  belonging: 'joinIn',
  stability: 'stay',
}

/** Of the scenes that end in a lesson: the others tell how the days are. */
export const sceneLessons: Readonly<Record<string, Lesson>> = {
  'jester/work': 'beEarnest',
  'jester/close': 'beEarnest',
  'jester/argument': 'beEarnest',
  'jester/strain': 'beEarnest',
}

/** Of dreams that ask for what a lesson asks for. */
export const dreamLessons: Readonly<Record<string, Lesson>> = { jester: 'beEarnest' }
