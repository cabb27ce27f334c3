import type { Archetype } from '@individua/instrument/dimensions'
import type { Certainty, Profile } from '@individua/instrument/profile'
import type { FrameTexts } from '../texts/frame-texts.ts'
import { capitalised, fillIn } from '../texts/wording.ts'
import { doubtOf } from './doubt-of.ts'
import { hasActiveLeader, motiveOf } from './plan-motives.ts'
import type { BookName, PlannedText } from './planned-text.ts'
import type { Three } from './take-first.ts'

type MovedTexts = FrameTexts['moved']
type MovedKey = 'allStayed' | 'drewLevel' | 'twoShare' | 'threeShare' | 'stillClose'

/** Takes a frame and puts names into it, in the case in which the frame needs them. */
function frame(
  book: BookName,
  key: string,
  read: (frames: FrameTexts) => string,
  named: Readonly<Record<string, Archetype>> = {},
): PlannedText {
  return {
    book,
    key,
    read: ({ frames, names }) => {
      const words = Object.entries(named).map(([place, archetype]) => [
        place,
        names.figureName(archetype),
      ])
      return capitalised(fillIn(read(frames), Object.fromEntries(words)))
    },
  }
}

function byRank([first, second, third]: Three<Archetype>) {
  return { first, second, third }
}

export function certaintyAfterTen(named: Three<Archetype>, leads: boolean): PlannedText {
  const key = leads ? 'oneLeads' : 'together'
  return frame('certainty', `free/${key}`, ({ certainty }) => certainty.free[key], byRank(named))
}

export function certaintyInFull(named: Three<Archetype>, word: Certainty): PlannedText {
  const isOther = word in otherCertainty && hasActiveLeader(named[0])
  return frame(
    'certainty',
    isOther ? `paid/${word}/other` : `paid/${word}`,
    ({ certainty }) => (isOther && otherCertainty[word]?.(certainty)) || certainty.paid[word],
    byRank(named),
  )
}

/** The words of certainty with another text where the motive of the leader is mastery or belonging. */
const otherCertainty: Readonly<
  Partial<Record<Certainty, (texts: FrameTexts['certainty']) => string>>
> = {
  quitePossible: ({ paidQuitePossible }) => paidQuitePossible,
  open: ({ paidOpen }) => paidOpen,
}

/** Nothing where the answers are in no doubt. */
export function doubts(profile: Pick<Profile, 'quality'>, report: 'free' | 'paid'): PlannedText[] {
  const doubt = doubtOf(profile)
  return doubt ? [frame('doubtful', `${report}/${doubt}`, (frames) => frames[doubt][report])] : []
}

export function movedSentence(
  key: MovedKey,
  named: Readonly<Record<string, Archetype>>,
): PlannedText {
  const who = Object.values(named).join('+')
  return frame('moved', `${key}/${who}`, ({ moved }) => moved[key], named)
}

/** A sentence that differs by the motive of one of those it names. */
export function movedSentenceBy(
  archetype: Archetype,
  key: 'leaderStayed' | 'leaderChanged' | 'entered',
  named: Readonly<Record<string, Archetype>>,
): PlannedText {
  const motive = motiveOf(archetype)
  const who = Object.values(named).join('+')
  return frame('moved', `${key}/${who}`, ({ moved }) => moved[key][motive], named)
}

/** @param distance `near` where it is the fourth or the fifth now */
export function movedAway(name: Archetype, distance: keyof MovedTexts['left']): PlannedText {
  const motive = motiveOf(name)
  return frame('moved', `left/${name}/${distance}`, ({ moved }) => moved.left[distance][motive], {
    name,
  })
}

/** Leads to quoted choices. */
export function movedBecauseOf(archetype: Archetype): PlannedText {
  const motive = motiveOf(archetype)
  return frame('moved', `because/${motive}`, ({ moved }) => moved.because[motive])
}

export const ownWordsIntro: PlannedText = frame(
  'ownWords',
  'intro',
  ({ ownWords }) => ownWords.intro,
)
