import type { ContentLanguage } from '@individua/instrument/content-language'
import { instrumentVersion } from '@individua/instrument/items/core'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { shippedParameters } from '@individua/instrument/scoring/parameter-set'
import { writeAdvancedReport } from '@individua/report/compose/write-advanced-report'
import { answerAsSamplePerson } from '@individua/report/sample/sample-person'
import { formatAnswers } from '../advanced-assessment/answered-form.service.ts'
import { builtInEngine, toWords } from './compose-report.ts'
import { movedSinceCore } from './moved-since-core.ts'
import { presentAdvancedResult } from './present-advanced-result.ts'
import { presentLetter } from './present-letter.ts'
import { presentResult } from './present-result.ts'
import type { PresentedResult } from './presented-result.service.ts'

const sampleId = '00000000-0000-4000-8000-000000000000'

/** The result of the sample person, made as every result is. */
export function sampleResult(language: ContentLanguage, createdAt: Date): PresentedResult {
  const { profile, scored, answersIn } = answerAsSamplePerson()
  const answers = answersIn(language)
  const report = writeAdvancedReport(profile, answers, language)
  const { body } = toWords(report)
  const formatted = formatAnswers(answers.map(asAsked), language)
  const stored = {
    id: sampleId,
    assessmentId: sampleId,
    userId: sampleId,
    kind: 'advanced',
    instrumentVersion,
    engine: builtInEngine,
    profile,
    moved: movedSinceCore(scored, profile, shippedParameters),
    change: null,
    pooledFrom: null,
    ratings: null,
    createdAt,
    seenAt: null,
  } as const
  const letter = presentLetter(body, report)
  return {
    result: presentResult(stored, { engine: builtInEngine, body }, formatted, language, letter),
    profile: presentAdvancedResult(
      stored,
      { engine: builtInEngine, body: report },
      formatted,
      language,
    ),
  }
}

function asAsked(answer: GivenAnswer) {
  const { itemId } = answer
  const asked = { itemId, shownOptionIds: null, wording: null, secondValue: null }
  if (answer.kind === 'likert') return { ...asked, value: String(answer.value) }
  if (answer.kind === 'open') return { ...asked, value: answer.text }
  const { optionId: value, secondOptionId: secondValue = null } = answer
  const shownOptionIds = secondValue === null ? [value] : [value, secondValue]
  return { ...asked, shownOptionIds, value, secondValue }
}
