import type { Archetype } from '@individua/instrument/dimensions'
import type { Lesson } from './lessons.ts'

interface OfArchetype {
  /** The step of a week. */
  practice: Lesson
  forTheOther: Lesson
  /** Of the thread in which it is the mask. */
  mask: Lesson
  /** Ways of growing, in the order of the book. */
  ways: readonly Lesson[]
  /** Exercises, in the order of the book. */
  exercises: readonly Lesson[]
}

/** Of the texts about an archetype, by the idea of each, which all languages share. */
export const archetypeLessons: Readonly<Record<Archetype, OfArchetype>> = {
  innocent: {
    practice: 'trust',
    forTheOther: 'lookCloser',
    mask: 'sayNo',
    ways: ['lookCloser', 'sayFeeling', 'lookCloser'],
    exercises: ['lookCloser', 'lookCloser', 'lookCloser', 'sayFeeling', 'letBe'],
  },
  sage: {
    practice: 'lookCloser',
    forTheOther: 'listen',
    mask: 'sayFeeling',
    ways: ['showUnfinished', 'sayFeeling', 'joinIn'],
    exercises: ['rest', 'letBe', 'decide', 'sayFeeling', 'rest'],
  },
  explorer: {
    practice: 'setOff',
    forTheOther: 'setOff',
    mask: 'joinIn',
    ways: ['stay', 'stay', 'stay'],
    exercises: ['stay', 'stay', 'stay', 'comeCloser', 'stay'],
  },
  outlaw: {
    practice: 'sayNo',
    forTheOther: 'sayNo',
    mask: 'sayFeeling',
    ways: ['letBe', 'letBe', 'joinIn'],
    exercises: ['sayWish', 'sayNo', 'letBe', 'rest', 'letBe'],
  },
  magician: {
    practice: 'change',
    forTheOther: 'letBe',
    mask: 'letBe',
    ways: ['letBe', 'stay', 'letBe'],
    exercises: ['letBe', 'stay', 'listen', 'letBe', 'letBe'],
  },
  hero: {
    practice: 'dare',
    forTheOther: 'rest',
    mask: 'letOthers',
    ways: ['rest', 'rest', 'sayFeeling'],
    exercises: ['rest', 'letOthers', 'rest', 'letOthers', 'rest'],
  },
  lover: {
    practice: 'comeCloser',
    forTheOther: 'comeCloser',
    mask: 'rest',
    ways: ['sayWish', 'trust', 'trust'],
    exercises: ['sayWish', 'trust', 'sayNo', 'sayWish', 'rest'],
  },
  jester: {
    practice: 'play',
    forTheOther: 'beEarnest',
    mask: 'beEarnest',
    ways: ['beEarnest', 'beEarnest', 'beEarnest'],
    exercises: ['beEarnest', 'beEarnest', 'play', 'listen', 'beEarnest'],
  },
  caregiver: {
    practice: 'letOthers',
    forTheOther: 'letOthers',
    mask: 'sayFeeling',
    ways: ['letOthers', 'letOthers', 'rest'],
    exercises: ['rest', 'letOthers', 'rest', 'letOthers', 'rest'],
  },
  creator: {
    practice: 'showUnfinished',
    forTheOther: 'showUnfinished',
    mask: 'showUnfinished',
    ways: ['showUnfinished', 'showUnfinished', 'play'],
    exercises: ['showUnfinished', 'showUnfinished', 'rest', 'comeCloser', 'letBe'],
  },
  ruler: {
    practice: 'decide',
    forTheOther: 'letOthers',
    mask: 'letOthers',
    ways: ['letOthers', 'listen', 'letBe'],
    exercises: ['rest', 'letOthers', 'letOthers', 'letBe', 'sayFeeling'],
  },
  citizen: {
    practice: 'joinIn',
    forTheOther: 'sayWish',
    mask: 'sayWish',
    ways: ['sayWish', 'sayWish', 'sayNo'],
    exercises: ['sayWish', 'sayWish', 'sayWish', 'sayNo', 'sayWish'],
  },
}
