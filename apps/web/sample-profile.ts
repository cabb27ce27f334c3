import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { Language } from '@individua/contract/languages'
import type { AnswerBehind } from '@individua/contract/results'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { petalsOf } from '@individua/report/compose/mandala-petals'
import { plainReport } from '@individua/report/compose/plain-report'
import { writeAdvancedReport } from '@individua/report/compose/write-advanced-report'
import { answerAsSamplePerson } from '@individua/report/sample/sample-person'
import type { Plugin } from 'vite'

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
    ...plainReport(writeAdvancedReport(profile, answers, language)),
    petals: petalsOf(profile, language),
    answers: answers.map((answer) => answerBehind(answer, language)),
  }
}

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
