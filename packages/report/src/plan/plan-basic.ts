import { type Archetype, archetypes } from '@individua/instrument/dimensions'
import type { Certainty, Profile, QualityFlag, ResponseStyle } from '@individua/instrument/profile'
import { responseStyleOf } from '@individua/instrument/quality/response-quality'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { leadersOf } from '@individua/instrument/scoring/leaders'
import { isRaised, percentOf } from './plan-levels.ts'
import { type MotivePlan, planMotives } from './plan-motives.ts'
import {
  type RankedSubject,
  rankedSubjectOf,
  type ShadowSubject,
  type Subject,
  shadowSubjectOf,
  subjectOf,
} from './plan-subjects.ts'
import { counterpartOf, planTension, type Tension } from './plan-tension.ts'
import { QuoteBook, type QuotedAnswer } from './quote-book.ts'
import { firstThree, lastOf, type Three } from './take-first.ts'

/** An answer to a statement, as the reader gave it. */
export type RatedAnswer = Extract<GivenAnswer, { kind: 'likert' }>

/** The step lives a little of what is disowned, or balances what is overused. */
export type StepReason = 'disowned' | 'overused'

/** Everything the basic report will say, without words: the same for each language. */
export interface BasicPlan extends MotivePlan {
  /** The three named, in the order of the profile. */
  leading: Three<RankedSubject<Archetype>>
  /** How sure it is that the first leads, as a word and as a whole percent. */
  leader: { certainty: Certainty; percent: number }
  /** How many of the leading stand at the front together; 0 where the first is not above the middle. */
  leaderCount: number
  /** Two of the leading three, and only two, that the same answer speaks for most. */
  sharedAnswer: readonly [Archetype, Archetype] | null
  personas: Three<RankedSubject<Archetype>>
  shadows: Three<ShadowSubject>
  adapting: Subject<'persona'>
  pressure: Subject<'shadowPressure'>
  lowest: Subject<Archetype>
  secondLowest: Subject<Archetype>
  tension: Tension
  step: { archetype: Archetype; reason: StepReason }
  quotes: BasicQuotes
  flags: readonly QualityFlag[]
  /** The response style, where it is flagged. */
  responseStyle: ResponseStyle
  /** UUIDs of the items answered. */
  answeredIds: readonly string[]
  /** Index of the strongest archetype, 0..11: chooses among equal wordings. */
  variant: number
  /** Index of the lowest archetype, 0..11: chooses among other equal wordings. */
  secondVariant: number
}

export interface BasicQuotes {
  leader: QuotedAnswer | null
  second: QuotedAnswer | null
  persona: QuotedAnswer | null
  pressure: QuotedAnswer | null
  lowest: QuotedAnswer | null
}

/**
 * Chooses what the basic report says.
 * @throws RangeError when an answer is to no statement of the bank, or when the profile lacks the structures
 *   that ten answers tell
 */
export function planBasic(profile: Profile, answers: readonly RatedAnswer[]): BasicPlan {
  const { persona, shadowPressure } = profile.structures
  if (!persona || !shadowPressure) throw new RangeError('profile lacks persona or shadow pressure')
  const leading = firstThree(profile.archetypes.map(rankedSubjectOf))
  const lowest = lastOf(profile.archetypes)
  const secondLowest = lastOf(profile.archetypes.slice(0, -1))
  const shadows = firstThree(profile.shadows.map(shadowSubjectOf))
  return {
    leading,
    leader: {
      certainty: profile.leader.certainty,
      percent: percentOf(profile.leader.probability),
    },
    leaderCount: isRaised(leading[0].level) ? leadersOf(profile).length : 0,
    sharedAnswer: findSharedAnswer(profile),
    ...planMotives(profile),
    personas: firstThree(profile.personas.map(rankedSubjectOf)),
    shadows,
    adapting: subjectOf('persona', persona),
    pressure: subjectOf('shadowPressure', shadowPressure),
    lowest: subjectOf(lowest.name, lowest),
    secondLowest: subjectOf(secondLowest.name, secondLowest),
    tension: planTension(profile),
    step: planStep(shadows[0]),
    quotes: planQuotes(profile, answers),
    flags: profile.quality.flags,
    responseStyle: responseStyleOf(profile.quality),
    answeredIds: answers.map(({ itemId }) => itemId),
    variant: archetypes.indexOf(leading[0].name),
    secondVariant: archetypes.indexOf(lowest.name),
  }
}

/** In the order in which the claims may choose their answer: each answer is quoted once. */
function planQuotes(profile: Profile, answers: readonly RatedAnswer[]): BasicQuotes {
  const book = new QuoteBook(answers)
  const [first, second] = firstThree(profile.archetypes)
  const last = lastOf(profile.archetypes)
  const { persona, shadowPressure } = profile.structures
  return {
    leader: book.quoteMostDirect(first.name, first),
    lowest: book.quoteMostDirect(last.name, last),
    persona: persona ? book.quoteMostDirect('persona', persona) : null,
    pressure: shadowPressure ? book.quoteMostDirect('shadowPressure', shadowPressure) : null,
    second: book.quoteMostDirect(second.name, second),
  }
}

function planStep({ form, archetype }: ShadowSubject): BasicPlan['step'] {
  return form === 'disowned'
    ? { archetype, reason: 'disowned' }
    : { archetype: counterpartOf(archetype), reason: 'overused' }
}

function findSharedAnswer({ archetypes: ranked }: Profile): BasicPlan['sharedAnswer'] {
  const three = ranked.slice(0, 3)
  for (const [index, one] of three.entries()) {
    const twin = three
      .slice(index + 1)
      .find((other) => other.answers[0] && other.answers[0].itemId === one.answers[0]?.itemId)
    const rest = three.find(({ name }) => name !== one.name && name !== twin?.name)
    if (twin && rest?.answers[0]?.itemId !== one.answers[0]?.itemId) return [one.name, twin.name]
  }
  return null
}
