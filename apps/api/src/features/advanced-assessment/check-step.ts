import { type AdvancedAnswer, likertAnswer } from '@individua/contract/answers'
import type { ErrorBody } from '@individua/contract/errors'
import type { Language } from '@individua/contract/languages'
import { AppError } from '../../lib/app-error.ts'
import { errorText, type FieldProblem } from '../../lib/error-texts.ts'
import { findOption, itemOf, type WordedQuestion } from '../../lib/question-words.ts'

type Problems = NonNullable<ErrorBody['error']['details']>

/** The step a question belongs to: all answers submitted at once must be of one step. */
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
  /** The option chosen second. */
  secondValue: string | null
  given: AdvancedAnswer
}

/**
 * The answers of a whole step as they are stored, in the order of its questions. Of several questions
 * at one position, one is answered.
 * @throws AppError `validation_failed` (422): twice or not answered, or a value that cannot be
 */
export function readStepAnswers<Question extends WordedQuestion & { id: string; position: number }>(
  questions: readonly Question[],
  answers: readonly AdvancedAnswer[],
  language: Language,
): StepAnswer<Question>[] {
  const problems: Problems = []
  const byPosition = [...Map.groupBy(questions, ({ position }) => position).values()]
  const read = byPosition.flatMap((versions) => {
    const indices = [...answers.keys()].filter((index) =>
      versions.some(({ id }) => id === answers[index]?.questionUuid),
    )
    const [index, ...again] = indices
    for (const index of again) {
      problems.push(problem(`answers.${index}.questionUuid`, 'field_duplicate', language))
    }
    const given = index === undefined ? undefined : answers[index]
    const question = versions.find(({ id }) => id === given?.questionUuid)
    if (!given || !question) {
      problems.push(problem(`answers.${versions.at(-1)?.id}`, 'field_missing', language))
      return []
    }
    const value = readAnswer(question, given.answer)
    if (value === undefined) {
      problems.push(problem(`answers.${index}.answer`, 'field_wrong', language))
      return []
    }
    const secondValue = readSecondAnswer(question, value, given.secondAnswer)
    if (secondValue === undefined) {
      problems.push(problem(`answers.${index}.secondAnswer`, 'field_wrong', language))
      return []
    }
    return [{ question, value, secondValue, given }]
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

/**
 * The option id of a second choice; null where none was made, undefined where it does not fit its
 * question: the first choice again, or no option that was shown.
 */
export function readSecondAnswer(
  question: WordedQuestion,
  first: string | undefined,
  answer: string | undefined,
): string | null | undefined {
  const said = answer?.trim().toWellFormed() ?? ''
  if (said === '') return null
  const item = itemOf(question)
  const second = item.kind === 'choice' ? findOption(question, item, said) : undefined
  return second === first ? undefined : second
}

export function problem(path: string, kind: FieldProblem, language: Language) {
  return { path, message: errorText(kind, language) }
}

export function refuse(problems: Problems): void {
  if (problems.length > 0) throw new AppError('validation_failed', { details: problems })
}
