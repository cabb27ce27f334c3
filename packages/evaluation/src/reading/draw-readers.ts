import { coreItems } from '@individua/instrument/items/core'
import type { Profile } from '@individua/instrument/profile'
import type { Answer, GivenAnswer } from '@individua/instrument/scoring/answers'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import type { RatedAnswer } from '@individua/report/plan/plan-life'
import { openTexts } from '@individua/testkit/draw-open-texts'
import { answerEverything } from '../respondent.ts'
import { realWorld, World } from '../world.ts'

/** A simulated person with both results: after ten answers and after thirty. */
export interface DrawnReader {
  free: { profile: Profile; answers: readonly RatedAnswer[] }
  paid: { profile: Profile; answers: readonly GivenAnswer[] }
}

/** People of the realistic world, one after the other; equal seeds give equal people. */
export function* drawReaders(count: number, seed = 1): Generator<DrawnReader> {
  const world = new World(realWorld, seed)
  const coreIds = new Set(coreItems.map(({ id }) => id))
  for (let index = 0; index < count; index++) {
    const answers = answerEverything(world, world.drawPerson(), seed * 100_000 + index)
    const core = answers.flatMap((answer) =>
      answer.kind === 'likert' && coreIds.has(answer.itemId) ? [answer] : [],
    )
    yield {
      free: { profile: scoreAnswers(core, { form: 'core' }), answers: core },
      paid: { profile: scoreAnswers(answers, { form: 'full' }), answers: answers.map(asGiven) },
    }
  }
}

/** Open answers without ratings: the simulated people have no words of their own, so a fixed text stands in. */
function asGiven(answer: Answer, index: number): GivenAnswer {
  if (answer.kind !== 'open') return answer
  const texts = openTexts.en
  return { kind: 'open', itemId: answer.itemId, text: texts[index % texts.length] ?? texts[0] }
}
