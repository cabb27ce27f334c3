import type { Language } from '@individua/contract/languages'
import type { AnswerBehind, Result, ResultCard } from '@individua/contract/results'
import { archetypes } from '@individua/instrument/dimensions'
import type { LikertItem } from '@individua/instrument/items/item'
import type { Estimate, Profile } from '@individua/instrument/profile'
import { archetypeNames } from '@individua/instrument/report/archetype-names'
import type { BasicReport, ReportCard } from '@individua/instrument/report/report'
import type { StoredResult } from './results.queries.ts'

interface GivenAnswer {
  itemId: string
  value: number
}

/** A result as the dashboard shows it: cards, text, and behind each the answers it rests on. */
export function presentResult(
  result: StoredResult,
  report: BasicReport,
  answers: readonly GivenAnswer[],
  items: readonly LikertItem[],
  language: Language,
): Result {
  const behind = answersBehind(answers, items, language)
  const card = (estimates: readonly ({ name: string } & Estimate)[]) => (from: ReportCard) =>
    presentCard(from, estimates, behind)
  const { profile } = result
  return {
    personas: report.personas.map(card(profile.personas)),
    archetypes: report.archetypes.map(card(profile.archetypes)),
    shadows: report.shadows.map(card(profile.shadows)),
    long_jungian_assessment: report.sections.map(sectionAsText).join('\n\n'),
    summary: report.summary.map(asParagraph),
    sections: report.sections.map(({ key, title, paragraphs }) => ({
      key,
      title,
      paragraphs: paragraphs.map(asParagraph),
    })),
    petals: petalsOf(profile, language),
    answers: answers.flatMap(({ itemId }) => behind({ itemId })),
    qualityFlags: [...profile.quality.flags],
    metadata: {
      assessmentDate: result.createdAt.toISOString(),
      resultId: result.id,
      kind: result.kind,
      instrumentVersion: result.instrumentVersion,
      engine: result.engine,
      language,
    },
  }
}

type BehindOf = (answer: { itemId: string; weight?: number }) => AnswerBehind[]

function answersBehind(
  answers: readonly GivenAnswer[],
  items: readonly LikertItem[],
  language: Language,
): BehindOf {
  const itemById = new Map(items.map((item) => [item.id, item]))
  const valueById = new Map(answers.map(({ itemId, value }) => [itemId, value]))
  return ({ itemId, weight }) => {
    const item = itemById.get(itemId)
    const value = valueById.get(itemId)
    if (!item || value === undefined) return []
    return [
      {
        questionUuid: itemId,
        questionText: item.text[language],
        answer: String(value),
        ...(weight !== undefined && { weight }),
      },
    ]
  }
}

function presentCard(
  card: ReportCard,
  estimates: readonly ({ name: string } & Estimate)[],
  behind: BehindOf,
): ResultCard {
  const estimate = estimates.find(({ name }) => name === card.key)
  return {
    key: card.key,
    name: card.name,
    description: card.description,
    strength: card.strength,
    interval80: [card.interval80[0], card.interval80[1]],
    certainty: card.certainty,
    isInferred: card.isInferred,
    why: (estimate?.answers ?? [])
      .filter(({ itemId }) => card.itemIds.includes(itemId))
      .flatMap(behind),
  }
}

function petalsOf(profile: Profile, language: Language): Result['petals'] {
  return archetypes.flatMap((archetype) => {
    const estimate = profile.archetypes.find(({ name }) => name === archetype)
    if (!estimate) return []
    const shadows = profile.shadows.filter(({ name }) => name.startsWith(`${archetype}:`))
    return [
      {
        archetype,
        name: archetypeNames[language][archetype],
        strength: estimate.strength,
        interval80: [estimate.interval80[0], estimate.interval80[1]] satisfies [number, number],
        shadow: Math.max(...shadows.map(({ strength }) => strength)),
      },
    ]
  })
}

const asParagraph = ({ text, itemIds }: { text: string; itemIds: readonly string[] }) => ({
  text,
  why: [...itemIds],
})

const sectionAsText = ({ title, paragraphs }: BasicReport['sections'][number]) =>
  [title, ...paragraphs.map(({ text }) => text)].join('\n\n')
