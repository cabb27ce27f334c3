import { coreItems } from '@individua/instrument/items/core'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { sumScores } from '../sum-scores.ts'
import { differingAppeal } from './differing-appeal.ts'
import type { ForeignPerson } from './foreign-people.ts'
import { answerForm } from './foreign-respondent.ts'
import { type ForeignFigures, ForeignTally } from './foreign-tally.ts'
import { ForeignWorld } from './foreign-world.ts'
import { harsh } from './harsh.ts'
import { idealPoints } from './ideal-points.ts'
import { mixture } from './mixture.ts'
import { type ForeignSettings, fiveClusters } from './settings.ts'
import { types } from './types.ts'

/** Worlds that the scorer was not made for, the mildest first and the harshest last. */
export const foreignWorlds: readonly ForeignSettings[] = [
  fiveClusters,
  differingAppeal,
  idealPoints,
  types,
  mixture,
  harsh,
]

export const answerCounts = [10, 30, 40, 60, 100] as const
export type AnswerCount = (typeof answerCounts)[number]

export interface ForeignEvaluation {
  world: string
  draws: number
  byCount: Readonly<Record<AnswerCount, ForeignFigures>>
}

/** How many people answer: up to thirty, a second time, and up to a hundred. */
export interface ForeignSize {
  draws: number
  people: number
  /** Share of the respondents who answer the thirty again, and of those who answer a hundred, sixty again. */
  retested: number
  /** Share of the respondents who answer a hundred. */
  followed: number
}

/** Measures the shipped instrument on the people of a foreign world, those who read the questions. */
export function evaluateForeignWorld(
  settings: ForeignSettings,
  { draws, people, retested, followed }: ForeignSize,
  firstSeed = 1,
): ForeignEvaluation {
  const tallies = new Map(answerCounts.map((count) => [count, new ForeignTally()]))
  for (let draw = 0; draw < draws; draw++) {
    const world = new ForeignWorld(settings, firstSeed + draw)
    for (let index = 0; index < people; index++) {
      const person = drawReader(world)
      const seed = draw * people + index
      const isFollowed = index < followed * people
      const answers = answerForm(world, person, seed, isFollowed ? 100 : 30)
      const againLength = isFollowed ? 60 : 30
      const again =
        index < retested * people ? answerForm(world, person, seed + 1, againLength) : null
      for (const [count, tally] of tallies) {
        if (count > answers.length) continue
        const given = answers.slice(0, count)
        const hasSecond = again && count <= again.length
        tally.add(
          person.theta,
          score(given),
          sumScores(given),
          hasSecond ? score(again.slice(0, count)) : undefined,
        )
      }
    }
  }
  const measured = [...tallies].map(([count, tally]) => [count, tally.figures()] as const)
  const byCount = Object.fromEntries(measured) as Record<AnswerCount, ForeignFigures>
  return { world: settings.name, draws, byCount }
}

/** A person who reads all questions. */
export function drawReader(world: ForeignWorld): ForeignPerson {
  for (;;) {
    const person = world.drawPerson()
    if (person.carelessFrom === Infinity) return person
  }
}

function score(answers: Parameters<typeof scoreAnswers>[0]) {
  return scoreAnswers(answers, { form: answers.length > coreItems.length ? 'full' : 'core' })
}
