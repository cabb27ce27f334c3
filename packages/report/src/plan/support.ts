import type { Level } from './plan-levels.ts'
import type { Subject } from './plan-subjects.ts'

/** A statement about the profile, in a form that a test can check against the profile. */
export interface Fact {
  family: 'archetypes' | 'personas' | 'shadows' | 'motives' | 'structures'
  name: string
  level: Level
}

/** What a text rests on. */
export interface Support {
  /** UUIDs of the items whose answers the text rests on. */
  itemIds: readonly string[]
  /** The levels that the text states. */
  facts: readonly Fact[]
}

export function supportOf(family: Fact['family'], subject: Subject<string>): Support {
  return { itemIds: subject.itemIds, facts: [factOf(family, subject)] }
}

export function supportOfAll(
  family: Fact['family'],
  subjects: readonly Subject<string>[],
): Support {
  return joinSupport(...subjects.map((subject) => supportOf(family, subject)))
}

/** Where the answers cannot tell, the claim that they cannot rests on all of them. */
export function supportOfStructure(
  subject: Subject<string> | null,
  answeredIds: readonly string[],
): Support {
  return subject ? supportOf('structures', subject) : { itemIds: answeredIds, facts: [] }
}

export function supportOfQuote(quote: { itemId: string } | null): Support {
  return { itemIds: quote ? [quote.itemId] : [], facts: [] }
}

/** Levels that the text states in passing, without citing the answers behind them. */
export function supportOfFacts(...facts: readonly Fact[]): Support {
  return { itemIds: [], facts }
}

export function factOf(family: Fact['family'], { name, level }: Subject<string>): Fact {
  return { family, name, level }
}

/** All of it, each answer once. */
export function joinSupport(...supports: readonly Support[]): Support {
  return {
    itemIds: [...new Set(supports.flatMap(({ itemIds }) => itemIds))],
    facts: supports.flatMap(({ facts }) => facts),
  }
}
