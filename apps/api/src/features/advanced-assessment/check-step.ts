import { type AdvancedAnswer, likertAnswer } from '@individua/contract/answers'
import type { ErrorBody } from '@individua/contract/errors'
import type { Language } from '@individua/contract/languages'
import { AppError } from '../../lib/app-error.ts'
import { errorText, type FieldProblem } from '../../lib/error-texts.ts'
import { findOption, itemOf, type WordedQuestion } from './question-words.ts'

type Problems = NonNullable<ErrorBody['error']['details']>

/** Where a question stands: all answers handed in at once belong to one step of one assessment. */
export interface QuestionLocation {
  assessmentId: string
  step: number | null
}

/**
 * @throws AppError `question_unknown` (404) for questions of no assessment or of another user,
 *   `validation_failed` (422) for questions of several steps
 */
export function checkLocations(
  answers: readonly AdvancedAnswer[],
  locations: readonly (QuestionLocation & { id: string })[],
  language: Language,
): QuestionLocation {
  const locationOf = new Map(locations.map((location) => [location.id, location]))
  const namesOf = (
    isWrong: (location: QuestionLocation | undefined) => boolean,
    kind: FieldProblem,
  ) =>
    answers.flatMap(({ questionUuid }, index) =>
      isWrong(locationOf.get(questionUuid))
        ? [problem(`answers.${index}.questionUuid`, kind, language)]
        : [],
    )
  const [first] = locations
  const unknown = namesOf((location) => location === undefined, 'field_unknown')
  if (!first || unknown.length > 0) throw new AppError('question_unknown', { details: unknown })
  const isElsewhere = (location: QuestionLocation | undefined) =>
    location?.step !== first.step || location.assessmentId !== first.assessmentId
  refuse(namesOf(isElsewhere, 'field_wrong'))
  return first
}

export interface StepAnswer<Question> {
  question: Question
  /** As it is stored. */
  value: string
  given: AdvancedAnswer
}

/**
 * The answers of a whole step as they are stored, in the order of its questions.
 * @throws AppError `validation_failed` (422): twice or not answered, or a value that cannot be
 */
export function readStepAnswers<Question extends WordedQuestion & { id: string }>(
  questions: readonly Question[],
  answers: readonly AdvancedAnswer[],
  language: Language,
): StepAnswer<Question>[] {
  const problems: Problems = []
  const read = questions.flatMap((question) => {
    const indices = [...answers.keys()].filter(
      (index) => answers[index]?.questionUuid === question.id,
    )
    const [index, ...again] = indices
    for (const index of again) {
      problems.push(problem(`answers.${index}.questionUuid`, 'field_duplicate', language))
    }
    const given = index === undefined ? undefined : answers[index]
    if (!given) {
      problems.push(problem(`answers.${question.id}`, 'field_missing', language))
      return []
    }
    const value = readAnswer(question, given.answer)
    if (value === undefined) {
      problems.push(problem(`answers.${index}.answer`, 'field_wrong', language))
      return []
    }
    return [{ question, value, given }]
  })
  refuse(problems)
  return read
}

/** What is stored for an answer: digit, option id or trimmed text; nothing where it does not fit its question. */
export function readAnswer(question: WordedQuestion, answer: string): string | undefined {
  const item = itemOf(question)
  const said = answer.trim().toWellFormed()
  if (item.kind === 'likert') return likertAnswer.safeParse(said).data
  if (item.kind === 'choice') return findOption(question, item, said)
  return said === '' ? undefined : said
}

export function problem(path: string, kind: FieldProblem, language: Language) {
  return { path, message: errorText(kind, language) }
}

export function refuse(problems: Problems): void {
  if (problems.length > 0) throw new AppError('validation_failed', { details: problems })
}
