import type { AdvancedResult, JungianProfile } from '@individua/contract/advanced-results'
import type { Language } from '@individua/contract/languages'
import type { AnswerBehind } from '@individua/contract/results'
import { archetypes } from '@individua/instrument/dimensions'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { Profile } from '@individua/instrument/profile'
import type { AdvancedReport } from '@individua/instrument/report/advanced/advanced-report'
import {
  type GivenAnswer,
  writeAdvancedReport,
} from '@individua/instrument/report/advanced/write-advanced-report'
import { archetypeNames } from '@individua/instrument/report/archetype-names'
import type { Claim } from '@individua/instrument/report/report'
import type { Plugin } from 'vite'
import { answerAsSamplePerson } from './sample-person.ts'

/** What the screen shows of an advanced result. */
export type SampleProfile = Omit<AdvancedResult, 'metadata' | 'qualityFlags'>

const prefix = 'virtual:sample-profile/'

/**
 * Serves `virtual:sample-profile/<language>`: the advanced profile of a made-up person, worded by
 * the instrument while building, so that the browser gets its words and not the instrument.
 */
export function sampleProfiles(): Plugin {
  return {
    name: 'sample-profiles',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      const language = (['en', 'sk', 'de'] as const).find((known) => id === `\0${prefix}${known}`)
      if (!language) return
      const json = JSON.stringify(JSON.stringify(writeSampleProfile(language)))
      return `export default JSON.parse(${json})`
    },
  }
}

/** The advanced profile of the made-up person in a language. */
export function writeSampleProfile(language: Language): SampleProfile {
  const { profile, answersIn } = answerAsSamplePerson()
  const answers = answersIn(language)
  return {
    ...asProfile(writeAdvancedReport(profile, answers, language)),
    petals: petalsOf(profile, language),
    answers: answers.map((answer) => answerBehind(answer, language)),
  }
}

function asProfile(report: AdvancedReport): JungianProfile {
  const { anima, dreams } = report
  const sections = report.jungianAssessment.map(({ paragraphs, ...section }) => ({
    ...section,
    paragraphs: paragraphs.map((claim) => ({ text: claim.text, why: whyOf(claim) })),
  }))
  return {
    jungianAssessment: sections
      .flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)])
      .join('\n\n'),
    sections,
    ...asCards(report),
    anima: {
      ...anima,
      qualities: [...anima.qualities],
      description: anima.description.text,
      developmentArea: anima.developmentArea.text,
      why: whyOf(anima.description, anima.developmentArea),
    },
    self: report.self.text,
    selfWhy: whyOf(report.self),
    dreams: {
      patterns: dreams.patterns.map(textOf),
      meanings: dreams.meanings.map(textOf),
      suggestions: dreams.suggestions.map(textOf),
      why: whyOf(...dreams.patterns, ...dreams.meanings, ...dreams.suggestions),
    },
  }
}

function asCards(
  report: AdvancedReport,
): Pick<
  JungianProfile,
  'archetypes' | 'personas' | 'shadows' | 'complexes' | 'therapeutic' | 'dailyExercises'
> {
  return {
    archetypes: report.archetypes.map(({ description, interval80: [low, high], ...card }) => ({
      ...card,
      traits: [...card.traits],
      interval80: [low, high],
      description: description.text,
      why: whyOf(description),
    })),
    personas: report.personas.map(({ description, context, ...card }) => ({
      ...card,
      description: description.text,
      context: context.text,
      why: whyOf(description, context),
    })),
    shadows: report.shadows.map(({ description, integrationTip, ...card }) => ({
      ...card,
      description: description.text,
      integrationTip: integrationTip.text,
      why: whyOf(description, integrationTip),
    })),
    complexes: report.complexes.map(({ name, description, workingWith }) => ({
      name,
      description: description.text,
      workingWith: workingWith.text,
      why: whyOf(description, workingWith),
    })),
    therapeutic: report.therapeutic.map(({ area, description, approaches }) => ({
      area,
      description: description.text,
      approaches: approaches.map(textOf),
      why: whyOf(description, ...approaches),
    })),
    dailyExercises: report.dailyExercises.map(({ category, exercise, purpose }) => ({
      category,
      exercise: exercise.text,
      purpose: purpose.text,
      why: whyOf(exercise, purpose),
    })),
  }
}

const textOf = ({ text }: Claim) => text
const whyOf = (...claims: Claim[]) => [...new Set(claims.flatMap(({ itemIds }) => itemIds))]

function answerBehind(answer: GivenAnswer, language: Language): AnswerBehind {
  const item = itemsById.get(answer.itemId)
  if (!item) throw new Error(`no item ${answer.itemId}`)
  return {
    questionUuid: item.id,
    questionText: item.text[language],
    answer: wordsOf(answer, language),
  }
}

function wordsOf(answer: GivenAnswer, language: Language): string {
  if (answer.kind === 'likert') return String(answer.value)
  if (answer.kind === 'open') return answer.text
  const item = itemsById.get(answer.itemId)
  const options = item?.kind === 'choice' ? item.options : []
  return options.find(({ id }) => id === answer.optionId)?.text[language] ?? ''
}

function petalsOf(profile: Profile, language: Language): SampleProfile['petals'] {
  return archetypes.map((archetype) => {
    const estimate = profile.archetypes.find(({ name }) => name === archetype)
    if (!estimate) throw new Error(`no estimate of ${archetype}`)
    const [low, high] = estimate.interval80
    const shadows = profile.shadows.filter(({ name }) => name.startsWith(`${archetype}:`))
    return {
      archetype,
      name: archetypeNames[language][archetype],
      strength: estimate.strength,
      interval80: [low, high],
      shadow: Math.max(...shadows.map(({ strength }) => strength)),
    }
  })
}
