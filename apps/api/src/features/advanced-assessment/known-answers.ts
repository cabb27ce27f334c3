import type { ContentLanguage } from '@individua/instrument/content-language'
import type { Answer } from '@individua/instrument/scoring/answers'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { archetypeNames } from '@individua/report/compose/archetype-names'
import { itemOf } from '../../lib/question-words.ts'
import type { KnownAnswers } from '../wording/word-questions.service.ts'

const agreement: Readonly<Record<number, string>> = {
  1: 'not at all',
  2: 'rather not',
  3: 'partly',
  4: 'mostly',
  5: 'completely',
}

/** What a model that words the next questions learns of the answers so far; no free text. */
export function knownFrom(answers: readonly Answer[], language: ContentLanguage): KnownAnswers {
  const { archetypes } = scoreAnswers(answers, { form: 'full' })
  return {
    leading: archetypes.slice(0, 3).map(({ name }) => archetypeNames[language][name]),
    earlier: answers.flatMap((answer) => formatKnownAnswer(answer, language)),
  }
}

function formatKnownAnswer(answer: Answer, language: ContentLanguage): KnownAnswers['earlier'] {
  const item = itemOf(answer)
  const question = item.text[language]
  if (answer.kind === 'likert') return [{ question, answer: agreement[answer.value] ?? '' }]
  if (answer.kind !== 'choice' || item.kind !== 'choice') return []
  const textOf = (optionId: string | undefined) =>
    item.options.find(({ id }) => id === optionId)?.text[language]
  const [first, second] = [textOf(answer.optionId), textOf(answer.secondOptionId)]
  if (first === undefined) return []
  return [{ question, answer: second === undefined ? first : `${first} Second: ${second}` }]
}
