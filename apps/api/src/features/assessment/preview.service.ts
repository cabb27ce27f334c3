import type { PreviewBody, ResultPreview } from '@individua/contract/result-preview'
import { asPacked } from '@individua/instrument/scoring/packed-profile'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { petalsOf } from '@individua/report/compose/mandala-petals'
import { portraitOpening } from '@individua/report/compose/portrait-opening'
import { firstThree } from '@individua/report/plan/take-first'
import type { RequestContext } from '../../lib/context.ts'
import { countPreview } from '../../lib/visitor-limits.ts'
import { checkBasicAnswers } from './check-answers.ts'

/**
 * What the result of these answers will open with. The answers are scored and forgotten; only the
 * use is counted.
 * @throws AppError `question_unknown`, `validation_failed`, `daily_limit_reached`
 */
export async function previewResult(
  ctx: RequestContext,
  { answers }: PreviewBody,
): Promise<ResultPreview> {
  checkBasicAnswers(answers, ctx.language)
  await countPreview(ctx)
  const scored = scoreAnswers(
    answers.map(({ questionUuid: itemId, answer }) => ({
      kind: 'likert',
      itemId,
      value: Number(answer),
    })),
    { parameters: ctx.parameters },
  )
  // With the rounded numbers that the stored result will have.
  const profile = asPacked(scored)
  const named = new Set(firstThree(profile.archetypes).map(({ name }) => name))
  return {
    petals: petalsOf(profile, ctx.contentLanguage).map((petal) => ({
      ...petal,
      isNamed: named.has(petal.archetype),
    })),
    opening: portraitOpening(profile, ctx.contentLanguage),
  }
}
