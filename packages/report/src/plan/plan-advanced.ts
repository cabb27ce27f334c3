import { type Archetype, archetypes, type Structure } from '@individua/instrument/dimensions'
import type { Certainty, Profile, QualityFlag, ResponseStyle } from '@individua/instrument/profile'
import { responseStyleOf } from '@individua/instrument/quality/response-quality'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { leadersOf } from '@individua/instrument/scoring/leaders'
import type { AskedWords } from './asked-words.ts'
import { type ComplexPlan, planComplexes } from './plan-complexes.ts'
import { findLivedRelatives, planStructureGrowth, type StructureGrowthPlan } from './plan-growth.ts'
import { isRaised, percentOf } from './plan-levels.ts'
import { type MotivePlan, planMotives } from './plan-motives.ts'
import { type PersonaOfLeader, planPersonaOfLeader } from './plan-persona.ts'
import {
  type RankedSubject,
  rankedSubjectOf,
  type ShadowSubject,
  type Subject,
  shadowSubjectOf,
  subjectOf,
} from './plan-subjects.ts'
import { planTension, type Tension } from './plan-tension.ts'
import { type OpenQuote, QuoteBook, type QuotedAnswer } from './quote-book.ts'
import {
  type Five,
  type Four,
  firstFive,
  firstFour,
  firstThree,
  lastOf,
  type Three,
} from './take-first.ts'

type Structures = { readonly [Name in Structure]: Subject<Name> | null }

/** Everything the advanced profile will say, without words: the same for each language. */
export interface AdvancedPlan extends MotivePlan {
  /** The leading five, in the order of the profile. */
  leading: Five<RankedSubject<Archetype>>
  /** How sure it is that the first leads, as a word and as a whole percent. */
  leader: { certainty: Certainty; percent: number }
  /** How many of the leading stand at the front together; 0 where none of three is above the middle. */
  leaderCount: number
  lowest: Subject<Archetype>
  personas: Three<RankedSubject<Archetype>>
  personaOfLeader: PersonaOfLeader
  shadows: Four<ShadowSubject>
  /** Null where the answers cannot tell. */
  structures: Structures
  tension: Tension
  complexes: readonly ComplexPlan[]
  structureGrowth: StructureGrowthPlan
  /** Raised archetypes of the first shadow's motive, where that shadow is disowned. */
  livedRelatives: readonly Subject<Archetype>[]
  quotes: AdvancedQuotes
  flags: readonly QualityFlag[]
  /** The response style, where it is flagged. */
  responseStyle: ResponseStyle
  answerCount: number
  /** UUIDs of the items answered. */
  answeredIds: readonly string[]
  /** Index of the strongest archetype, 0..11: chooses among equal wordings. */
  variant: number
  /** Index of the lowest archetype, 0..11: chooses among other equal wordings. */
  secondVariant: number
}

export interface AdvancedQuotes {
  leader: QuotedAnswer | null
  second: QuotedAnswer | null
  persona: QuotedAnswer | null
  pressure: QuotedAnswer | null
  innerOther: QuotedAnswer | null
  self: QuotedAnswer | null
  voice: OpenQuote | null
  /** One for each of the leading five cards. */
  cards: readonly (QuotedAnswer | null)[]
}

/**
 * Chooses what the advanced profile says.
 * @param askedWords the words in which the questions were asked; by default the item bank's own
 * @throws RangeError when an answer names an item, option or value that the bank does not have
 */
export function planAdvanced(
  profile: Profile,
  answers: readonly GivenAnswer[],
  askedWords?: AskedWords,
): AdvancedPlan {
  const leading = firstFive(profile.archetypes.map(rankedSubjectOf))
  const lowest = lastOf(profile.archetypes)
  const shadows = firstFour(profile.shadows.map(shadowSubjectOf))
  const { probability, certainty } = profile.leader
  return {
    leading,
    leader: { certainty, percent: percentOf(probability) },
    leaderCount: firstThree(leading).some(({ level }) => isRaised(level))
      ? leadersOf(profile).length
      : 0,
    lowest: subjectOf(lowest.name, lowest),
    personas: firstThree(profile.personas.map(rankedSubjectOf)),
    personaOfLeader: planPersonaOfLeader(profile),
    shadows,
    ...planMotives(profile),
    structures: planStructures(profile),
    tension: planTension(profile),
    complexes: planComplexes(profile),
    structureGrowth: planStructureGrowth(profile),
    livedRelatives: findLivedRelatives(profile, shadows[0]),
    quotes: planQuotes(profile, new QuoteBook(answers, askedWords), shadows[0].archetype),
    flags: profile.quality.flags,
    responseStyle: responseStyleOf(profile.quality),
    answerCount: answers.length,
    answeredIds: answers.map(({ itemId }) => itemId),
    variant: archetypes.indexOf(leading[0].name),
    secondVariant: archetypes.indexOf(lowest.name),
  }
}

/** In the order in which the texts may choose their answer: each answer is quoted once. */
function planQuotes(
  { archetypes: ranked, structures }: Profile,
  book: QuoteBook,
  shadowed: Archetype,
): AdvancedQuotes {
  const [first, second, third] = firstThree(ranked)
  const quote = (name: Structure) => {
    const estimate = structures[name]
    return estimate ? book.quoteWeightiest(name, estimate) : null
  }
  return {
    leader: book.quoteWeightiest(first.name, first),
    second: book.quoteWeightiest(second.name, second),
    persona: quote('persona'),
    pressure: quote('shadowPressure'),
    innerOther: quote('innerOther'),
    self: quote('self'),
    voice: book.quoteOpen([first.name, second.name, third.name, shadowed, 'self', 'innerOther']),
    cards: ranked.slice(0, 5).map((estimate) => book.quoteWeightiest(estimate.name, estimate)),
  }
}

function planStructures({ structures }: Profile): Structures {
  const { persona, shadowPressure, self, innerOther } = structures
  return {
    persona: persona ? subjectOf('persona', persona) : null,
    shadowPressure: shadowPressure ? subjectOf('shadowPressure', shadowPressure) : null,
    self: self ? subjectOf('self', self) : null,
    innerOther: innerOther ? subjectOf('innerOther', innerOther) : null,
  }
}
