import type {
  AnswerBehind,
  Change,
  Result,
  ResultCard,
  WhatMoved,
} from '@individua/contract/results'
import type { ContentLanguage } from '@individua/instrument/content-language'
import type { Estimate } from '@individua/instrument/profile'
import { leadersOf } from '@individua/instrument/scoring/leaders'
import type { Standing, WhatMoved as StoredMoved } from '@individua/instrument/scoring/what-moved'
import { archetypeNames } from '@individua/report/compose/archetype-names'
import { innerOtherTaste } from '@individua/report/compose/inner-other-taste'
import { petalsOf } from '@individua/report/compose/mandala-petals'
import {
  plainPortrait,
  plainSection,
  sectionsAsText,
} from '@individua/report/compose/plain-sections'
import type { BasicReport, ReportCard } from '@individua/report/compose/report'
import type { StoredChange } from '../../db/schema/results.ts'
import type { StoredResult } from './results.queries.ts'

/** A report in one language, and who worded it. */
export interface Words<Report> {
  engine: string
  body: Report
}

/** A question with its answer, as their reader reads them. */
export interface FormattedAnswer {
  itemId: string
  questionText: string
  answer: string
  secondAnswer?: string
}

/** A result as the dashboard shows it: cards, text, and behind each the answers it rests on. */
export function presentResult(
  result: StoredResult,
  { engine, body: report }: Words<BasicReport>,
  answers: readonly FormattedAnswer[],
  language: ContentLanguage,
  letter: Result['letter'] = null,
): Result {
  const behind = answersBehind(answers)
  const card = (estimates: readonly ({ name: string } & Estimate)[]) => (from: ReportCard) =>
    presentCard(from, estimates, behind)
  const { profile } = result
  return {
    personas: report.personas.map(card(profile.personas)),
    archetypes: report.archetypes.map(card(profile.archetypes)),
    shadows: report.shadows.map(card(profile.shadows)),
    long_jungian_assessment: sectionsAsText([report.portrait, ...report.sections]),
    portrait: plainPortrait(report.portrait),
    sections: report.sections.map(plainSection),
    letter,
    innerOther: result.kind === 'basic' ? innerOtherTaste(profile, language) : null,
    ...presentGround(result, engine, answers, language),
  }
}

/** What the words stand on, and where they come from. */
export function presentGround(
  result: StoredResult,
  engine: string,
  answers: readonly FormattedAnswer[],
  language: ContentLanguage,
): Pick<
  Result,
  'petals' | 'leaders' | 'moved' | 'change' | 'answers' | 'qualityFlags' | 'metadata'
> {
  const { profile, moved, change, id: resultId, kind, instrumentVersion, createdAt } = result
  const behind = answersBehind(answers)
  const assessmentDate = createdAt.toISOString()
  return {
    petals: petalsOf(profile, language),
    leaders: leadersOf(profile),
    moved: moved && presentMoved(moved, behind, language),
    change: change && presentChange(change, language),
    answers: answers.flatMap(({ itemId }) => behind({ itemId })),
    qualityFlags: [...profile.quality.flags],
    metadata: { assessmentDate, resultId, kind, instrumentVersion, engine, language },
  }
}

type BehindOf = (answer: { itemId: string; weight?: number }) => AnswerBehind[]

function answersBehind(answers: readonly FormattedAnswer[]): BehindOf {
  const byItem = new Map(answers.map((answer) => [answer.itemId, answer]))
  return ({ itemId: questionUuid, weight }) => {
    const answer = byItem.get(questionUuid)
    if (!answer) return []
    const { itemId: _, ...formatted } = answer
    return [{ questionUuid, ...formatted, ...(weight !== undefined && { weight }) }]
  }
}

const mostAnswersOfChange = 3

export function presentMoved(
  { before, after, archetypes }: StoredMoved,
  behind: BehindOf,
  language: ContentLanguage,
): WhatMoved {
  return {
    before: { ...before, leaders: [...before.leaders] },
    after: { ...after, leaders: [...after.leaders] },
    archetypes: archetypes.map(({ name: key, before, after, answers }) => ({
      key,
      name: archetypeNames[language][key],
      before: presentStanding(before),
      after: presentStanding(after),
      why: answers.flatMap(behind).slice(0, mostAnswersOfChange),
    })),
  }
}

function presentChange(
  { firstAt, secondAt, points, archetypes }: StoredChange,
  language: ContentLanguage,
): Change {
  return {
    firstDate: firstAt,
    secondDate: secondAt,
    points,
    archetypes: archetypes.map(({ name: key, ...one }) => ({
      key,
      name: archetypeNames[language][key],
      ...one,
    })),
  }
}

function presentStanding({ interval80: [low, high], ...standing }: Standing) {
  return { ...standing, interval80: [low, high] satisfies [number, number] }
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
