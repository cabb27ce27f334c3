import {
  type Archetype,
  archetypes,
  type Motive,
  motives,
  type Structure,
} from '@individua/instrument/dimensions'
import type {
  Certainty,
  Estimate,
  Profile,
  QualityFlag,
  ResponseStyle,
} from '@individua/instrument/profile'
import { responseStyleOf } from '@individua/instrument/quality/response-quality'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { archetypesOfMotive } from '@individua/instrument/scoring/derived-families'
import { type ComplexPlan, planComplexes } from './plan-complexes.ts'
import { type Evidence, EvidenceBook, type OpenQuote } from './plan-evidence.ts'
import { type FaceOfLeader, planFaceOfLeader } from './plan-face.ts'
import { isPushedAwayAlone, planStructureGrowth, type StructureGrowthPlan } from './plan-growth.ts'
import {
  isLowered,
  isRaised,
  type Level,
  percentOf,
  type RankedSubject,
  rankedSubjectOf,
  type Subject,
  subjectOf,
} from './plan-levels.ts'
import { planMotives, type ShadowPlan, shadowOf } from './plan-report.ts'
import { planTension, type Tension } from './plan-tension.ts'

/** A level without its strength. */
export type Side = 'raised' | 'middle' | 'lowered'

type Structures = { readonly [Name in Structure]: Subject<Name> | null }

/** Everything the advanced profile will say, without words: the same for each language. */
export interface AdvancedPlan {
  /** The leading five, strongest first. */
  leading: readonly RankedSubject<Archetype>[]
  leader: { certainty: Certainty; percent: number }
  /** How many of the leading three are above the middle. */
  raisedInFront: number
  quietest: Subject<Archetype>
  faces: readonly RankedSubject<Archetype>[]
  faceOfLeader: FaceOfLeader
  shadows: readonly ShadowPlan[]
  strongestMotive: Subject<Motive>
  weakestMotive: Subject<Motive>
  /** False where the four motives lie too close together for their order to mean much. */
  motivesDiffer: boolean
  /** Null where the answers cannot tell. */
  structures: Structures
  tension: Tension
  complexes: readonly ComplexPlan[]
  structureGrowth: StructureGrowthPlan
  /** The first tendency is pushed away although another archetype of its motive is raised. */
  isShadowAlone: boolean
  quotes: Quotes
  flags: readonly QualityFlag[]
  /** The response style, where it is flagged. */
  responseStyle: ResponseStyle
  answerCount: number
  answeredIds: readonly string[]
  /** Places of the strongest and the quietest archetype, 0..11: they choose among equal wordings. */
  turn: number
  tide: number
}

export interface Quotes {
  leader: Evidence | null
  second: Evidence | null
  persona: Evidence | null
  pressure: Evidence | null
  innerOther: Evidence | null
  self: Evidence | null
  voice: OpenQuote | null
  /** One for each of the leading five cards. */
  cards: readonly (Evidence | null)[]
}

/** Chooses what the advanced profile says. */
export function planAdvanced(profile: Profile, answers: readonly GivenAnswer[]): AdvancedPlan {
  const leading = profile.archetypes.slice(0, 5).map(rankedSubjectOf)
  const quietest = profile.archetypes.at(-1)!
  const shadows = profile.shadows.slice(0, 4).map(shadowOf)
  const { probability, certainty } = profile.leader
  return {
    leading,
    leader: { certainty, percent: percentOf(probability) },
    raisedInFront: leading.slice(0, 3).filter(({ level }) => isRaised(level)).length,
    quietest: subjectOf(quietest.name, quietest),
    faces: profile.personas.slice(0, 3).map(rankedSubjectOf),
    faceOfLeader: planFaceOfLeader(profile),
    shadows,
    ...planMotives(profile),
    structures: planStructures(profile),
    tension: planTension(profile),
    complexes: planComplexes(profile),
    structureGrowth: planStructureGrowth(profile),
    isShadowAlone: isPushedAwayAlone(
      profile,
      shadows[0]!,
      archetypesOfMotive[motiveOf(shadows[0]!.archetype)],
    ),
    quotes: planQuotes(profile, answers, shadows[0]!.archetype),
    flags: profile.quality.flags,
    responseStyle: responseStyleOf(profile.quality),
    answerCount: answers.length,
    answeredIds: answers.map(({ itemId }) => itemId),
    turn: archetypes.indexOf(leading[0]!.name),
    tide: archetypes.indexOf(quietest.name),
  }
}

export function sideOf(subject: { level: Level } | null): Side {
  if (!subject) return 'middle'
  if (isRaised(subject.level)) return 'raised'
  return isLowered(subject.level) ? 'lowered' : 'middle'
}

/** The motive an archetype belongs to. */
export function motiveOf(archetype: Archetype): Motive {
  return motives.find((motive) => archetypesOfMotive[motive].includes(archetype))!
}

function planQuotes(
  { archetypes: ranked, structures }: Profile,
  answers: readonly GivenAnswer[],
  shadowed: Archetype,
): Quotes {
  const book = new EvidenceBook(answers)
  const quote = (name: Structure) => {
    const estimate: Estimate | undefined = structures[name]
    return estimate ? book.evidenceFor(name, estimate) : null
  }
  const leader = book.evidenceFor(ranked[0]!.name, ranked[0]!)
  const second = book.evidenceFor(ranked[1]!.name, ranked[1]!)
  const leadingNames = ranked.slice(0, 3).map(({ name }) => name)
  return {
    leader,
    second,
    persona: quote('persona'),
    pressure: quote('shadowPressure'),
    innerOther: quote('innerOther'),
    self: quote('self'),
    voice: book.openQuoteFor([...leadingNames, shadowed, 'self', 'innerOther']),
    cards: ranked.slice(0, 5).map((estimate) => book.evidenceFor(estimate.name, estimate)),
  }
}

function planStructures({ structures }: Profile): Structures {
  return {
    persona: structures.persona ? subjectOf('persona', structures.persona) : null,
    shadowPressure: structures.shadowPressure
      ? subjectOf('shadowPressure', structures.shadowPressure)
      : null,
    self: structures.self ? subjectOf('self', structures.self) : null,
    innerOther: structures.innerOther ? subjectOf('innerOther', structures.innerOther) : null,
  }
}
