import { chooseStep } from '@individua/instrument/choice/choose-step'
import { coreItems } from '@individua/instrument/items/core'
import type { Answer, LikertAnswer } from '@individua/instrument/scoring/answers'
import { createRandom } from '@individua/instrument/scoring/random'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'

const variety = 50
const measuredMilliseconds = 2000

/**
 * Complete profiles a second on one thread: estimate, families, probabilities of ranks, intervals,
 * the answers behind each estimate, and response quality. The best of five runs, after a warm-up.
 */
export function measureSpeed(): { tenPerSecond: number; thirtyPerSecond: number } {
  const random = createRandom(1)
  const people = Array.from({ length: variety }, () => answerAtRandom(random))
  const ten = () => people.forEach(({ core }) => void scoreAnswers(core))
  const thirty = () => people.forEach(({ full }) => void scoreAnswers(full, { form: 'full' }))
  return { tenPerSecond: profilesPerSecond(ten), thirtyPerSecond: profilesPerSecond(thirty) }
}

function profilesPerSecond(scoreEveryone: () => void): number {
  let best = 0
  for (let run = 0; run <= 5; run++) {
    const start = performance.now()
    let rounds = 0
    while (performance.now() - start < measuredMilliseconds / 5) {
      scoreEveryone()
      rounds++
    }
    const rate = (1000 * rounds * variety) / (performance.now() - start)
    if (run > 0) best = Math.max(best, rate)
  }
  return Math.round(best)
}

function answerAtRandom(random: () => number): { core: Answer[]; full: Answer[] } {
  const pick = (count: number) => Math.floor(random() * count)
  const likert = (itemId: string): LikertAnswer => ({ kind: 'likert', itemId, value: 1 + pick(5) })
  const core: Answer[] = coreItems.map(({ id }) => likert(id))
  let full = core
  for (const step of [1, 2, 3] as const) {
    const answers = chooseStep(step, full, pick(1e9)).map((question): Answer => {
      const itemId = question.item.id
      if (question.kind === 'likert') return likert(itemId)
      if (question.kind === 'open') {
        return { kind: 'open', itemId, ratings: question.item.dimensions.map(() => 1), rho: 0.15 }
      }
      const { shownOptionIds } = question
      return { kind: 'choice', itemId, optionId: shownOptionIds[pick(6)]!, shownOptionIds }
    })
    full = [...full, ...answers]
  }
  return { core, full }
}
