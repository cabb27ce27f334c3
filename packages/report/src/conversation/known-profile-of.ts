import { itemsById } from '@individua/instrument/items/item-bank'
import type { Profile } from '@individua/instrument/profile'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import type { AdvancedReport } from '../compose/advanced-report.ts'
import { answerWords } from '../compose/answer-words.ts'
import { archetypeNames } from '../compose/archetype-names.ts'
import type { Claim } from '../compose/report.ts'
import type { KnownProfile } from './known-profile.ts'

interface ScoredPerson {
  profile: Profile
  answers: readonly GivenAnswer[]
}

const withWhy = ({ text, itemIds: why }: Claim) => ({ text, why })
const both = (one: Claim, other: Claim) => [...one.itemIds, ...other.itemIds]

/** A report as a conversation knows it, for what has no server: tests and the measure of replies. */
export function knownProfileOf(
  report: AdvancedReport,
  { profile, answers }: ScoredPerson,
): KnownProfile {
  const { anima, dreams, language } = report
  return {
    portrait: {
      title: report.portrait.title,
      paragraphs: report.portrait.paragraphs.map(withWhy),
    },
    sections: report.jungianAssessment.map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.map(withWhy),
    })),
    archetypes: report.archetypes.map((one) => ({
      ...one,
      description: one.description.text,
      why: one.description.itemIds,
    })),
    personas: report.personas.map((one) => ({
      ...one,
      description: one.description.text,
      context: one.context.text,
      why: both(one.description, one.context),
    })),
    shadows: report.shadows.map((one) => ({
      ...one,
      description: one.description.text,
      integrationTip: one.integrationTip.text,
      why: both(one.description, one.integrationTip),
    })),
    anima: {
      type: anima.type,
      description: anima.description.text,
      developmentArea: anima.developmentArea.text,
      why: both(anima.description, anima.developmentArea),
    },
    self: report.self.text,
    selfWhy: report.self.itemIds,
    complexes: report.complexes.map((one) => ({
      name: one.name,
      description: one.description.text,
      workingWith: one.workingWith.text,
      why: both(one.description, one.workingWith),
    })),
    dreams: {
      patterns: dreams.patterns.map(({ text }) => text),
      meanings: dreams.meanings.map(({ text }) => text),
      suggestions: dreams.suggestions.map(({ text }) => text),
      why: dreams.patterns.flatMap(({ itemIds }) => itemIds),
    },
    therapeutic: report.therapeutic.map((one) => ({
      area: one.area,
      description: one.description.text,
      approaches: one.approaches.map(({ text }) => text),
      why: one.description.itemIds,
    })),
    dailyExercises: report.dailyExercises.map((one) => ({
      category: one.category,
      exercise: one.exercise.text,
      purpose: one.purpose.text,
      why: both(one.exercise, one.purpose),
    })),
    petals: profile.archetypes.map(({ name, strength }) => ({
      archetype: name,
      name: archetypeNames[language][name],
      strength,
    })),
    moved: report.overview.sections.find(({ key }) => key === 'moved') ?? null,
    answers: answers.map((answer) => ({
      questionUuid: answer.itemId,
      questionText: itemsById.get(answer.itemId)?.text[language] ?? '',
      answer: answerWords(answer, language),
    })),
  }
}
