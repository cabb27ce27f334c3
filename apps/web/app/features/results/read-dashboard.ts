import type { AnswerBehind, Result, ResultCard } from '@individua/contract/results'

type Listed<Item> = readonly Item[] | Readonly<Record<string, Item>>

/** What `/dashboard` may answer: cards as a list or an object, and only the long text for certain. */
export type DashboardBody = Partial<
  Omit<Result, 'personas' | 'archetypes' | 'shadows' | 'metadata'>
> & {
  personas?: Listed<ResultCard> | null
  archetypes?: Listed<ResultCard> | null
  shadows?: Listed<ResultCard> | null
  metadata?: Partial<Result['metadata']>
  /** All answers of the assessment; without them only those behind the cards are known. */
  answers?: readonly AnswerBehind[]
}

export type Dashboard = {
  personas: readonly ResultCard[]
  archetypes: readonly ResultCard[]
  shadows: readonly ResultCard[]
  summary: Result['summary']
  sections: Result['sections']
  petals: Result['petals']
  qualityFlags: Result['qualityFlags']
  assessmentDate: string | undefined
  /** Who worded it: `built-in`, or provider and model. */
  engine: string | undefined
  /** The answers a claim may rest on, by their question. */
  answers: ReadonlyMap<string, AnswerBehind>
}

export function readDashboard(body: DashboardBody): Dashboard {
  const personas = cardsOf(body.personas)
  const archetypes = cardsOf(body.archetypes)
  const shadows = cardsOf(body.shadows)
  return {
    personas,
    archetypes,
    shadows,
    summary: body.summary ?? [],
    sections: body.sections ?? sectionsOf(body.long_jungian_assessment),
    petals: body.petals ?? [],
    qualityFlags: body.qualityFlags ?? [],
    assessmentDate: body.metadata?.assessmentDate,
    engine: body.metadata?.engine,
    answers: byQuestion([
      ...[...archetypes, ...personas, ...shadows].flatMap(({ why }) => why ?? []),
      ...(body.answers ?? []),
    ]),
  }
}

function cardsOf(listed: Listed<ResultCard> | null | undefined): readonly ResultCard[] {
  return Object.values(listed ?? [])
}

function sectionsOf(text: string | undefined): Result['sections'] {
  const paragraphs = (text ?? '').split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  if (paragraphs.length === 0) return []
  return [
    { key: 'text', title: '', paragraphs: paragraphs.map((part) => ({ text: part, why: [] })) },
  ]
}

function byQuestion(answers: readonly AnswerBehind[]): ReadonlyMap<string, AnswerBehind> {
  return new Map(answers.map((answer) => [answer.questionUuid, answer]))
}
