import type { AdvancedReport, OwnWords } from './advanced-report.ts'
import { plainPortrait, plainSection, sectionsAsText } from './plain-sections.ts'
import type { Claim } from './report.ts'

/**
 * The advanced profile in plain strings, as a page shows it. Every claim becomes its text. The texts
 * of a card share one `why`: the ids of all items they rest on, each once.
 * Percentages stay whole, 0..100. `jungianAssessment` is all sections in one text. The overview is
 * left out: it stands on the dashboard.
 */
export function plainReport(report: AdvancedReport) {
  const { portrait, jungianAssessment: sections, ownWords, self } = report
  return {
    portrait: plainPortrait(portrait),
    jungianAssessment: sectionsAsText(sections),
    ownWords: ownWords && plainOwnWords(ownWords),
    sections: sections.map(plainSection),
    ...plainCards(report),
    anima: plainAnima(report),
    self: self.text,
    selfWhy: whyOf(self),
    ...plainPractice(report),
  }
}

function plainOwnWords({ title, intro, texts }: OwnWords) {
  return {
    title,
    intro,
    texts: texts.map(({ itemId, scales, ...words }) => ({
      ...words,
      questionUuid: itemId,
      scales: [...scales],
    })),
  }
}

function plainCards({ archetypes, personas, shadows, complexes }: AdvancedReport) {
  return {
    archetypes: archetypes.map(({ description, interval80: [low, high], traits, ...card }) => ({
      ...card,
      interval80: [low, high] satisfies [number, number],
      traits: [...traits],
      description: description.text,
      why: whyOf(description),
    })),
    personas: personas.map(({ description, context, interval80: [low, high], ...card }) => ({
      ...card,
      interval80: [low, high] satisfies [number, number],
      description: description.text,
      context: context.text,
      why: whyOf(description, context),
    })),
    shadows: shadows.map(({ description, integrationTip, ...card }) => ({
      ...card,
      description: description.text,
      integrationTip: integrationTip.text,
      why: whyOf(description, integrationTip),
    })),
    complexes: complexes.map(({ name, description, workingWith }) => ({
      name,
      description: description.text,
      workingWith: workingWith.text,
      why: whyOf(description, workingWith),
    })),
  }
}

function plainAnima({
  anima: { description, developmentArea, qualities, ...words },
}: AdvancedReport) {
  return {
    ...words,
    description: description.text,
    qualities: [...qualities],
    developmentArea: developmentArea.text,
    why: whyOf(description, developmentArea),
  }
}

function plainPractice({
  dreams: { patterns, meanings, suggestions },
  therapeutic,
  dailyExercises,
}: AdvancedReport) {
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

function whyOf(...claims: readonly Claim[]): string[] {
  return [...new Set(claims.flatMap(({ itemIds }) => itemIds))]
}
