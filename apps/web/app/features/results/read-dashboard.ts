import type { AnswerBehind, Result, ResultCard } from '@individua/contract/results'

type Listed<Item> = readonly Item[] | Readonly<Record<string, Item>>

/** Of a card only these are certain; our own server sends every field of `ResultCard`. */
type LooseCard = Pick<ResultCard, 'name' | 'description' | 'strength'> & Partial<ResultCard>

/**
 * What `/dashboard` may respond with: the specification lets a server send cards as a list or as an
 * object, and leave out most fields. Only this file knows: the screens get a whole `Dashboard`.
 */
export type DashboardBody = Partial<
  Omit<Result, 'personas' | 'archetypes' | 'shadows' | 'metadata'>
> & {
  personas?: Listed<LooseCard> | null
  archetypes?: Listed<LooseCard> | null
  shadows?: Listed<LooseCard> | null
  metadata?: Partial<Result['metadata']>
}

/** A card without a stated certainty claims none. `openYet`: open after ten answers. */
export type DashboardCard = Omit<ResultCard, 'certainty'> & {
  certainty: ResultCard['certainty'] | 'openYet' | undefined
}

export type Dashboard = {
  personas: readonly DashboardCard[]
  archetypes: readonly DashboardCard[]
  shadows: readonly DashboardCard[]
  /** What a longer form moved, where one replaced a shorter one. */
  moved: Result['moved']
  /** How a second occasion differs from the first. */
  change: Result['change']
  portrait: Result['portrait']
  letter: Result['letter']
  sections: Result['sections']
  petals: Result['petals']
  /** The names of the archetypes that stand at the front together. */
  leaders: readonly string[]
  qualityFlags: Result['qualityFlags']
  assessmentDate: string | undefined
  kind: Result['metadata']['kind'] | undefined
  /** How the reader's text on the inner other begins; null where there is none to show. */
  innerOther: Result['innerOther']
  resultId: string | undefined
  /** Who worded it: `built-in`, or provider and model. */
  engine: string | undefined
  /** The answers a claim may rest on, by their question. */
  answers: ReadonlyMap<string, AnswerBehind>
}

export function readDashboard(body: DashboardBody): Dashboard {
  const isBasic = body.metadata?.kind === 'basic'
  const personas = cardsOf(body.personas, isBasic)
  const archetypes = cardsOf(body.archetypes, isBasic)
  const shadows = cardsOf(body.shadows, isBasic)
  return {
    personas,
    archetypes,
    shadows,
    moved: body.moved ?? null,
    change: body.change ?? null,
    portrait: body.portrait ?? { title: '', paragraphs: [] },
    letter: body.letter ?? null,
    sections: body.sections ?? sectionsOf(body.long_jungian_assessment),
    petals: body.petals ?? [],
    leaders: leaderNames(body.leaders, archetypes),
    qualityFlags: body.qualityFlags ?? [],
    assessmentDate: body.metadata?.assessmentDate,
    kind: body.metadata?.kind,
    innerOther: body.innerOther ?? null,
    resultId: body.metadata?.resultId,
    engine: body.metadata?.engine,
    answers: byQuestion([
      ...[...archetypes, ...personas, ...shadows].flatMap(({ why }) => why),
      ...(body.answers ?? []),
    ]),
  }
}

function cardsOf(listed: Listed<LooseCard> | null | undefined, isBasic: boolean): DashboardCard[] {
  return Object.values(listed ?? []).map((card) => ({
    ...card,
    key: card.key ?? card.name,
    interval80: card.interval80 ?? [card.strength, card.strength],
    certainty: isBasic && card.certainty === 'open' ? 'openYet' : card.certainty,
    isInferred: card.isInferred ?? false,
    why: card.why ?? [],
  }))
}

const mostLeaders = 3

/** Without leaders the first three cards stand together. */
function leaderNames(
  leaders: Result['leaders'] | undefined,
  archetypes: readonly DashboardCard[],
): string[] {
  const atFront = archetypes.filter(({ key }, index) =>
    leaders ? leaders.includes(key) : index < mostLeaders,
  )
  return atFront.map(({ name }) => name)
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
