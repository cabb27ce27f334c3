import type { HarmLanguage } from './classifier/harm-features.ts'
import { findHarm } from './harmful-words.ts'
import { type SelfHarmSubject, selfHarmIn } from './speaks-of-self-harm.ts'

export interface Case {
  text: string
  kind: string
}

export interface HarmCases {
  refuse: readonly Case[]
  allow: readonly Case[]
}

export interface SelfHarmCases {
  self: readonly Case[]
  other: readonly Case[]
  none: readonly Case[]
}

/** How many of the cases were decided wrongly. */
export interface Missed {
  language: string
  group: string
  cases: number
  missed: readonly Case[]
  /** 0..1; above it the goal is missed. Without a goal the row only informs. */
  mostShare?: number
}

/** What of a model's words passes though it should not, and what is refused though it is good. */
export function measureHarm(cases: Readonly<Partial<Record<HarmLanguage, HarmCases>>>): Missed[] {
  return (Object.entries(cases) as [HarmLanguage, HarmCases][]).flatMap(
    ([language, { refuse, allow }]) => [
      missed(language, 'refuse', refuse, ({ text }) => findHarm(text, language).length > 0, 0.05),
      missed(language, 'allow', allow, ({ text }) => findHarm(text, language).length === 0, 0.02),
    ],
  )
}

/** What people write of self-harm and is not recognised, and what is taken for it though it is not. */
export function measureSelfHarm(cases: Readonly<Record<string, SelfHarmCases>>): Missed[] {
  const isSubject = (subject: SelfHarmSubject | null) => (one: Case) =>
    selfHarmIn(one.text) === subject
  return Object.entries(cases).flatMap(([language, { self, other, none }]) => [
    missed(language, 'self', self, isSubject('self'), 0.1),
    missed(language, 'other', other, ({ text }) => selfHarmIn(text) !== null),
    missed(language, 'none', none, isSubject(null), 0.08),
  ])
}

function missed(
  language: string,
  group: string,
  cases: readonly Case[],
  isRight: (one: Case) => boolean,
  mostShare?: number,
): Missed {
  return {
    language,
    group,
    cases: cases.length,
    missed: cases.filter((one) => !isRight(one)),
    ...(mostShare !== undefined && { mostShare }),
  }
}

export function isGoalMet({ cases, missed: wrong, mostShare = 1 }: Missed): boolean {
  return wrong.length <= cases * mostShare
}
