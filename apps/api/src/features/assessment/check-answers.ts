import type { BasicAnswer } from '@individua/contract/answers'
import type { ErrorBody } from '@individua/contract/errors'
import type { Language } from '@individua/contract/languages'
import { coreItems } from '@individua/instrument/items/core'
import { AppError } from '../../lib/app-error.ts'
import { errorText, type FieldProblem } from '../../lib/error-texts.ts'

const coreIds: ReadonlySet<string> = new Set(coreItems.map(({ id }) => id))

/**
 * Exactly the ten core questions, each once.
 * @throws AppError `question_unknown` (404), or `validation_failed` (422) with the paths of the wrong fields
 */
export function checkBasicAnswers(answers: readonly BasicAnswer[], language: Language): void {
  const problem = (path: string, kind: FieldProblem) => ({
    path,
    message: errorText(kind, language),
  })
  const unknown = answers.flatMap(({ questionUuid }, index) =>
    coreIds.has(questionUuid) ? [] : [problem(`answers.${index}.questionUuid`, 'field_unknown')],
  )
  if (unknown.length > 0) throw new AppError('question_unknown', { details: unknown })

  const given = new Set<string>()
  const problems: NonNullable<ErrorBody['error']['details']> = []
  for (const [index, { questionUuid }] of answers.entries()) {
    if (given.has(questionUuid)) {
      problems.push(problem(`answers.${index}.questionUuid`, 'field_duplicate'))
    }
    given.add(questionUuid)
  }
  for (const id of coreIds) {
    if (!given.has(id)) problems.push(problem(`answers.${id}`, 'field_missing'))
  }
  if (problems.length > 0) throw new AppError('validation_failed', { details: problems })
}
