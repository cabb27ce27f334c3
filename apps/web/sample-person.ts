import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { AnswerBehind } from '@individua/contract/results'
import { type Archetype, type Language, languages } from '@individua/instrument/dimensions'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { leadersOf } from '@individua/instrument/scoring/leaders'
import type { MandalaPetal } from '@individua/mandala/draw-mandala'
import { answerWords } from '@individua/report/compose/answer-words'
import { petalsOf } from '@individua/report/compose/mandala-petals'
import { plainReport } from '@individua/report/compose/plain-report'
import { plainSection } from '@individua/report/compose/plain-sections'
import { writeAdvancedReport } from '@individua/report/compose/write-advanced-report'
import { rooms } from '@individua/report/plan/rooms'
import { answerAsSamplePerson } from '@individua/report/sample/sample-person'
import type { Plugin } from 'vite'

/** What the screen shows of an advanced result. */
export type SampleProfile = Omit<AdvancedResult, 'metadata' | 'qualityFlags' | 'moved' | 'change'>

/** What the landing page shows of the sample person. */
export interface SamplePortrait {
  title: string
  text: string
}

/** What `/detailed-results` shows: parts of the same profile, in the structure of that screen. */
export interface SampleResults {
  portrait: AdvancedResult['portrait']
  /** Scenes of a life. */
  scenes: AdvancedResult['sections']
  insights: string[]
  archetypes: { key: Archetype; name: string; percentage: number; description: string }[]
  shadows: { key: string; aspect: string; description: string; integrationTip: string }[]
  /** One exercise a week. */
  growth: { focus: string; exercise: string; purpose: string }[]
}

const writers: Record<string, (language: Language) => object> = {
  'sample-profile': writeSampleProfile,
  'sample-results': writeSampleResults,
}

/**
 * Serves the sample person as `virtual:sample-petals`, `virtual:sample-portraits`,
 * `virtual:sample-profile/<language>` and `virtual:sample-results/<language>`. The instrument runs
 * while the product is built, so that the browser loads its results and not the instrument.
 */
export function samplePerson(): Plugin {
  return {
    name: 'sample-person',
    resolveId: (id) => (id.startsWith('virtual:sample-') ? `\0${id}` : undefined),
    load(id) {
      const [, name = '', tag] = /^\0virtual:(sample-\w+)(?:\/(\w+))?$/.exec(id) ?? []
      if (name === 'sample-petals') return `export default ${JSON.stringify(samplePetals())}`
      if (name === 'sample-portraits') return `export default ${JSON.stringify(samplePortraits())}`
      const language = languages.find((known) => known === tag)
      const write = writers[name]
      if (!write || !language) return
      const json = JSON.stringify(JSON.stringify(write(language)))
      return `export default JSON.parse(${json})`
    },
  }
}

/** The mandala of the sample person, exact to a hundredth: more would not show in a picture. */
export function samplePetals(): MandalaPetal[] {
  const round = (value: number) => Math.round(value * 100) / 100
  return petalsOf(answerAsSamplePerson().profile, 'en').map(
    ({ archetype, strength, interval80: [low, high], shadow }) => ({
      archetype,
      strength: round(strength),
      interval80: [round(low), round(high)],
      shadow: round(shadow),
    }),
  )
}

/** Title and portrait of the sample person in each language. */
export function samplePortraits(): Record<Language, SamplePortrait> {
  const person = answerAsSamplePerson()
  const portraitIn = (language: Language): SamplePortrait => {
    const answers = person.answersIn(language)
    const { portrait } = writeAdvancedReport(person.profile, answers, language)
    const [opening] = portrait.paragraphs
    return { title: portrait.title, text: opening?.text ?? '' }
  }
  return { en: portraitIn('en'), sk: portraitIn('sk'), de: portraitIn('de') }
}

/** The results of the sample person in a language. */
export function writeSampleResults(language: Language): SampleResults {
  const { profile, answersIn } = answerAsSamplePerson()
  const report = writeAdvancedReport(profile, answersIn(language), language)
  const { portrait, archetypes, shadows, dailyExercises } = plainReport(report)
  const scenes = report.overview.sections.filter(({ key }) => rooms.some((room) => room === key))
  const leaders = archetypes.slice(0, 3)
  return {
    portrait,
    scenes: scenes.map(plainSection),
    insights: [...new Set(leaders.flatMap(({ traits }) => traits.slice(0, 2)))],
    archetypes: leaders.map(({ key, name, percentage, description }) => ({
      key,
      name,
      percentage,
      description,
    })),
    shadows: shadows.slice(0, 2).map(({ key, aspect, description, integrationTip }) => ({
      key,
      aspect,
      description,
      integrationTip,
    })),
    growth: dailyExercises.slice(0, 4).map(({ category, exercise, purpose }) => ({
      focus: category,
      exercise,
      purpose,
    })),
  }
}

/** The advanced profile of the sample person in a language. */
export function writeSampleProfile(language: Language): SampleProfile {
  const { profile, answersIn } = answerAsSamplePerson()
  const answers = answersIn(language)
  return {
    ...plainReport(writeAdvancedReport(profile, answers, language)),
    petals: petalsOf(profile, language),
    leaders: leadersOf(profile),
    answers: answers.map((answer) => answerBehind(answer, language)),
  }
}

function answerBehind(answer: GivenAnswer, language: Language): AnswerBehind {
  const item = itemsById.get(answer.itemId)
  if (!item) throw new Error(`no item ${answer.itemId}`)
  return {
    questionUuid: item.id,
    questionText: item.text[language],
    answer: answerWords(answer, language),
  }
}
