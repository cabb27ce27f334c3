import { chooseStep } from '@individua/instrument/choice/choose-step'
import { coreItems } from '@individua/instrument/items/core'
import type { Answer, LikertAnswer } from '@individua/instrument/scoring/answers'
import { createRandom } from '@individua/instrument/scoring/random'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'

const variety = 50
const measuredMilliseconds = 2000

/**
 * Complete profiles a second of one thread's CPU time: estimate, families, probabilities of ranks,
 * intervals and response quality; the answers behind an estimate are weighed when they are read. The
 * best of five runs, after a warm-up. On a busy machine the thread waits, which is not counted.
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
    const cpuStart = process.threadCpuUsage()
    let rounds = 0
    while (performance.now() - start < measuredMilliseconds / 5) {
      scoreEveryone()
      rounds++
    }
    const { user, system } = process.threadCpuUsage(cpuStart)
    const rate = (1_000_000 * rounds * variety) / (user + system)
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
