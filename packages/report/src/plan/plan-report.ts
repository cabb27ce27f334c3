import {
  type Archetype,
  archetypes,
  type Motive,
  type Shadow,
  type ShadowForm,
  shadowForms,
} from '@individua/instrument/dimensions'
import type {
  Certainty,
  Profile,
  QualityFlag,
  RankedEstimate,
  ResponseStyle,
} from '@individua/instrument/profile'
import { responseStyleOf } from '@individua/instrument/quality/response-quality'
import {
  isRaised,
  percentOf,
  type Quote,
  type RankedSubject,
  rankedSubjectOf,
  type Subject,
  subjectOf,
} from './plan-levels.ts'
import { type GivenAnswer, QuoteBook } from './plan-quotes.ts'
import { counterpartOf, planTension, type Tension } from './plan-tension.ts'

export type Three<Name extends string> = readonly [
  RankedSubject<Name>,
  RankedSubject<Name>,
  RankedSubject<Name>,
]

export interface ShadowPlan extends RankedSubject<Shadow> {
  archetype: Archetype
  form: ShadowForm
}

/** Why the week's step is this one: to live a little of what is pushed away, or to balance what is overdone. */
export type StepReason = 'disowned' | 'overused'

/** Everything the report will say, without words: the same for each language. */
export interface ReportPlan {
  leading: Three<Archetype>
  leadingQuote: Quote | null
  companyQuote: Quote | null
  /** The word for the strongest archetype being the strongest in truth, and its whole percent. */
  leader: { certainty: Certainty; percent: number }
  /** Whether the second is above the middle as well, or the first alone. */
  front: 'none' | 'alone' | 'shared'
  /** Two of the leading three, and only two, that the same answer speaks for most. */
  sharedAnswer: readonly [Archetype, Archetype] | null
  strongestMotive: Subject<Motive>
  weakestMotive: Subject<Motive>
  /** False where the four motives lie too close together for their order to mean much. */
  motivesDiffer: boolean
  faces: Three<Archetype>
  adapting: Subject<'persona'>
  adaptingQuote: Quote | null
  quietest: Subject<Archetype>
  quietestQuote: Quote | null
  nextQuietest: Subject<Archetype>
  tension: Tension
  pressure: Subject<'shadowPressure'>
  pressureQuote: Quote | null
  shadows: readonly [ShadowPlan, ShadowPlan, ShadowPlan]
  step: { archetype: Archetype; reason: StepReason }
  flags: readonly QualityFlag[]
  /** The response style, where it is flagged. */
  responseStyle: ResponseStyle
  /** Places of the strongest and the quietest archetype, 0..11: they choose among equal wordings. */
  turn: number
  tide: number
  answeredIds: readonly string[]
}

/** Chooses what the basic report says. Answers are those of the core form, values 1..5. */
export function planReport(profile: Profile, answers: readonly GivenAnswer[]): ReportPlan {
  const quotes = new QuoteBook(answers)
  const leading = leadingThree(profile.archetypes)
  const quietest = profile.archetypes.at(-1)!
  const nextQuietest = profile.archetypes.at(-2)!
  const shadows = leadingShadows(profile)
  const shadow = shadows[0]
  return {
    leading,
    leadingQuote: quotes.quoteFor(leading[0].name, profile.archetypes[0]!),
    quietest: subjectOf(quietest.name, quietest),
    quietestQuote: quotes.quoteFor(quietest.name, quietest),
    ...planStructures(profile, quotes),
    companyQuote: quotes.quoteFor(leading[1].name, profile.archetypes[1]!),
    nextQuietest: subjectOf(nextQuietest.name, nextQuietest),
    leader: {
      certainty: profile.leader.certainty,
      percent: percentOf(profile.leader.probability),
    },
    front: frontOf(leading),
    sharedAnswer: findSharedAnswer(profile),
    ...planMotives(profile),
    faces: leadingThree(profile.personas),
    tension: planTension(profile),
    shadows,
    step:
      shadow.form === 'disowned'
        ? { archetype: shadow.archetype, reason: 'disowned' }
        : { archetype: counterpartOf(shadow.archetype), reason: 'overused' },
    flags: profile.quality.flags,
    responseStyle: responseStyleOf(profile.quality),
    turn: archetypes.indexOf(leading[0].name),
    tide: archetypes.indexOf(quietest.name),
    answeredIds: answers.map(({ itemId }) => itemId),
  }
}

function planStructures(profile: Profile, quotes: QuoteBook) {
  const { persona, shadowPressure } = profile.structures
  if (!persona || !shadowPressure) throw new RangeError('profile lacks persona or shadow pressure')
  return {
    adapting: subjectOf('persona', persona),
    adaptingQuote: quotes.quoteFor('persona', persona),
    pressure: subjectOf('shadowPressure', shadowPressure),
    pressureQuote: quotes.quoteFor('shadowPressure', shadowPressure),
  }
}

const smallestGapBehindTwo = 10

/** Whether the third stands too far back to share the front with the first two. */
export function isThirdBehind([, second, third]: Three<Archetype>): boolean {
  return second.percent - third.percent >= smallestGapBehindTwo
}

const smallestMotiveSpread = 0.1

/** The strongest and the weakest of the four. */
export function planMotives({ motives }: Profile) {
  const strongest = motives[0]!
  const weakest = motives.at(-1)!
  return {
    strongestMotive: subjectOf(strongest.name, strongest),
    weakestMotive: subjectOf(weakest.name, weakest),
    motivesDiffer: strongest.strength - weakest.strength >= smallestMotiveSpread,
  }
}

function leadingThree<Name extends string>(family: readonly RankedEstimate<Name>[]): Three<Name> {
  const [first, second, third] = family.slice(0, 3).map(rankedSubjectOf)
  return [first!, second!, third!]
}

function frontOf([first, second]: Three<Archetype>): ReportPlan['front'] {
  if (!isRaised(first.level)) return 'none'
  return isRaised(second.level) ? 'shared' : 'alone'
}

function leadingShadows(profile: Profile): readonly [ShadowPlan, ShadowPlan, ShadowPlan] {
  const [first, second, third] = profile.shadows.slice(0, 3).map(shadowOf)
  return [first!, second!, third!]
}

export function shadowOf(estimate: RankedEstimate<Shadow>): ShadowPlan {
  const subject = rankedSubjectOf(estimate)
  const archetype = archetypes.find((name) => subject.name.startsWith(`${name}:`))!
  const form = shadowForms.find((name) => subject.name.endsWith(`:${name}`))!
  return { ...subject, archetype, form }
}

function findSharedAnswer({ archetypes: ranked }: Profile): readonly [Archetype, Archetype] | null {
  const three = ranked.slice(0, 3)
  for (const [place, one] of three.entries()) {
    const twin = three
      .slice(place + 1)
      .find((other) => other.answers[0] && other.answers[0].itemId === one.answers[0]?.itemId)
    const rest = three.find(({ name }) => name !== one.name && name !== twin?.name)
    if (twin && rest?.answers[0]?.itemId !== one.answers[0]?.itemId) return [one.name, twin.name]
  }
  return null
}
