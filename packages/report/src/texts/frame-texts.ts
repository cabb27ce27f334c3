import type { Motive } from '@individua/instrument/dimensions'
import type { Certainty } from '@individua/instrument/profile'
import type { SectionKey } from '../plan/sections.ts'
import type { OwnWordsQuestions } from './books.ts'

type ByMotive = Readonly<Record<Motive, string>>

/** Words around the texts about a person. Braces hold names of archetypes in the nominative. */
export interface FrameTexts {
  titles: Readonly<Record<SectionKey, string>>
  /** How sure a report is, with `{first}`, `{second}` and `{third}`. */
  certainty: {
    free: Readonly<Record<'oneLeads' | 'together', string>>
    paid: Readonly<Record<Certainty, string>>
    /** `quitePossible` where the leader's motive is mastery or belonging. */
    paidQuitePossible: string
    /** `open` where the leader's motive is mastery or belonging. */
    paidOpen: string
  }
  moved: {
    /** `{first}`, `{second}`, `{third}` */
    allStayed: string
    /** `{first}`; by the motive of the first */
    leaderStayed: ByMotive
    /** `{before}`, `{after}`; by the motive of who leads now */
    leaderChanged: ByMotive
    /** `{before}`, now second, and `{first}` */
    drewLevel: string
    /** `{before}`, `{first}`, `{second}` */
    twoShare: string
    /** `{before}`, `{first}`, `{second}`, `{third}` */
    threeShare: string
    /** `{name}`; by its motive */
    entered: ByMotive
    /** `{name}`, now fourth or fifth, or further back; by its motive */
    left: Readonly<Record<'near' | 'far', ByMotive>>
    /** Ends in a colon: choices of the reader follow, quoted. By the motive of the first choice. */
    because: ByMotive
    /** Where a quoted choice was made, as words before it; by the code of its item. */
    situations: Readonly<Record<string, string>>
    /** `{first}`, `{second}` */
    stillClose: string
  }
  ownWords: {
    intro: string
    /** Where a text of the reader's own is left out. */
    leftOut: string
    questions: OwnWordsQuestions
  }
  /** For answers that contradict each other or came very fast. */
  doubtful: Readonly<Record<'free' | 'paid', string>>
  /** For statements that were nearly all answered alike, and are in doubt for nothing else. */
  alike: Readonly<Record<'free' | 'paid', string>>
}
