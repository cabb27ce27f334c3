import type { AdvancedResult, JungianProfile } from '@individua/contract/advanced-results'
import type { Language } from '@individua/contract/languages'
import type {
  AdvancedReport,
  AdvancedShadow,
} from '@individua/instrument/report/advanced/advanced-report'
import type { Claim } from '@individua/instrument/report/report'
import {
  asSection,
  presentGround,
  sectionsAsText,
  type ToldAnswer,
  type Words,
} from './present-result.ts'
import type { StoredResult } from './results.queries.ts'

/** An advanced result as the Jungian profile shows it. */
export function presentAdvancedResult(
  result: StoredResult,
  { engine, body: report }: Words<AdvancedReport>,
  answers: readonly ToldAnswer[],
  language: Language,
): AdvancedResult {
  return {
    jungianAssessment: sectionsAsText(report.jungianAssessment),
    sections: report.jungianAssessment.map(asSection),
    ...presentCards(report),
    ...presentDepths(report),
    ...presentPractice(report),
    ...presentGround(result, engine, answers, language),
  }
}

function presentCards(
  report: AdvancedReport,
): Pick<JungianProfile, 'archetypes' | 'personas' | 'shadows'> {
  return {
    archetypes: report.archetypes.map(({ description, interval80, traits, ...card }) => ({
      ...card,
      interval80: [interval80[0], interval80[1]],
      traits: [...traits],
      description: description.text,
      why: whyOf(description),
    })),
    personas: report.personas.map(({ description, context, ...card }) => ({
      ...card,
      description: description.text,
      context: context.text,
      why: whyOf(description, context),
    })),
    shadows: report.shadows.map(presentShadow),
  }
}

function presentShadow({ key, aspect, description, integrationTip }: AdvancedShadow) {
  return {
    key,
    aspect,
    description: description.text,
    integrationTip: integrationTip.text,
    why: whyOf(description, integrationTip),
  }
}

function presentDepths({
  anima: { description, developmentArea, qualities, heading, type },
  self,
  complexes,
}: AdvancedReport): Pick<JungianProfile, 'anima' | 'self' | 'selfWhy' | 'complexes'> {
  return {
    anima: {
      heading,
      type,
      description: description.text,
      qualities: [...qualities],
      developmentArea: developmentArea.text,
      why: whyOf(description, developmentArea),
    },
    self: self.text,
    selfWhy: whyOf(self),
    complexes: complexes.map((complex) => ({
      name: complex.name,
      description: complex.description.text,
      workingWith: complex.workingWith.text,
      why: whyOf(complex.description, complex.workingWith),
    })),
  }
}

function presentPractice({
  dreams: { patterns, meanings, suggestions },
  therapeutic,
  dailyExercises,
}: AdvancedReport): Pick<JungianProfile, 'dreams' | 'therapeutic' | 'dailyExercises'> {
  return {
    dreams: {
      patterns: patterns.map(textOf),
      meanings: meanings.map(textOf),
      suggestions: suggestions.map(textOf),
      why: whyOf(...patterns, ...meanings, ...suggestions),
    },
    therapeutic: therapeutic.map(({ area, description, approaches }) => ({
      area,
      description: description.text,
      approaches: approaches.map(textOf),
      why: whyOf(description, ...approaches),
    })),
    dailyExercises: dailyExercises.map(({ category, exercise, purpose }) => ({
      category,
      exercise: exercise.text,
      purpose: purpose.text,
      why: whyOf(exercise, purpose),
    })),
  }
}

const textOf = ({ text }: Claim) => text

/** Every answer that any of the texts rests on, once. */
function whyOf(...claims: Claim[]): string[] {
  return [...new Set(claims.flatMap(({ itemIds }) => itemIds))]
}
