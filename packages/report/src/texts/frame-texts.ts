import type { Certainty } from '@individua/instrument/profile'
import type { SectionKey } from '../plan/sections.ts'
import type { OwnWordsQuestions } from './books.ts'

/** Words around the texts about a person. Braces hold names of archetypes in the nominative. */
export interface FrameTexts {
  titles: Readonly<Record<SectionKey, string>>
  /** How sure a report is, with `{first}`, `{second}` and `{third}`. */
  certainty: {
    free: Readonly<Record<'oneLeads' | 'together', string>>
    paid: Readonly<Record<Certainty, string>>
  }
  moved: {
    /** `{first}`, `{second}`, `{third}` */
    allStayed: string
    /** `{first}` */
    leaderStayed: string
    /** `{before}`, `{after}` */
    leaderChanged: string
    /** `{before}`, now second, and `{first}` */
    drewLevel: string
    /** `{before}`, `{first}`, `{second}` */
    twoShare: string
    /** `{before}`, `{first}`, `{second}`, `{third}` */
    threeShare: string
    /** `{name}` */
    entered: string
    /** `{name}` */
    left: string
    /** Ends in a colon: choices of the reader follow, quoted. */
    because: string
    /** `{first}`, `{second}` */
    stillClose: string
  }
  ownWords: { intro: string; questions: OwnWordsQuestions }
  /** For answers that contradict each other or came very fast. */
  doubtful: Readonly<Record<'free' | 'paid', string>>
}
