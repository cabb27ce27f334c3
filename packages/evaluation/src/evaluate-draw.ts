import { shuffle } from '@individua/instrument/choice/shuffle'
import { coreItems } from '@individua/instrument/items/core'
import { likertItems } from '@individua/instrument/items/item-bank'
import { choiceItems } from '@individua/instrument/items/scenarios'
import type { Answer } from '@individua/instrument/scoring/answers'
import {
  type Administrations,
  archetypeMeans,
  type Length,
  type LengthFigures,
  LengthTally,
  meansOf,
} from './length-tally.ts'
import { type Recovery, RecoveryTally } from './recovery.ts'
import { answerEverything, answerQuestions } from './respondent.ts'
import { untailoredTwenty } from './untailored.ts'
import { type Person, World, type WorldSettings } from './world.ts'

export interface DrawFigures extends Record<Length, LengthFigures> {
  /** The same core answers, followed by twenty questions that are the same for every person. */
  untailored: Recovery
  wholeBank: Recovery
}

const wholeBankShare = 0.2

/** Simulates one draw of a world and measures both lengths of the form on the same people. */
export function evaluateDraw(settings: WorldSettings, seed: number, people: number): DrawFigures {
  const world = new World(settings, seed)
  const ten = new LengthTally(world, 'ten')
  const thirty = new LengthTally(world, 'thirty')
  const untailored = new RecoveryTally()
  const wholeBank = new RecoveryTally()
  for (let index = 0; index < people; index++) {
    const person = world.drawPerson()
    const { theta } = person
    const residuals = world.drawResiduals()
    const given = administer(world, person, seed * 10_000 + index, residuals)
    ten.add(person, coreOf(given))
    thirty.add(person, given)
    untailored.add(theta, withoutTailoring(world, person, given.answers, residuals))
    if (index < people * wholeBankShare) {
      wholeBank.add(theta, archetypeMeans(meansOf(answerWholeBank(world, person))))
    }
  }
  return {
    ten: ten.figures(),
    thirty: thirty.figures(),
    untailored: untailored.result(),
    wholeBank: wholeBank.result(),
  }
}

function administer(
  world: World,
  person: Person,
  seed: number,
  residuals: Float64Array,
): Administrations {
  return {
    answers: answerEverything(world, person, seed, { residuals }),
    again: answerEverything(world, person, seed + 1),
    later: answerEverything(world, world.drawLater(person, 0.9), seed + 2),
  }
}

function coreOf({ answers, again, later }: Administrations): Administrations {
  const core = (all: readonly Answer[]) => all.slice(0, coreItems.length)
  return { answers: core(answers), again: core(again), later: core(later) }
}

function withoutTailoring(
  world: World,
  person: Person,
  answers: readonly Answer[],
  residuals: Float64Array,
): number[] {
  const further = answerQuestions(world, person, untailoredTwenty, residuals)
  return archetypeMeans(meansOf([...answers.slice(0, coreItems.length), ...further]))
}

function answerWholeBank(world: World, person: Person): Answer[] {
  const residuals = world.drawResiduals()
  const likert = likertItems.map(
    (item): Answer => ({
      kind: 'likert',
      itemId: item.id,
      value: world.answerLikert(item, person, residuals),
    }),
  )
  const choices = choiceItems.map((item): Answer => {
    const shownOptionIds = shuffle(item.options, world.random)
      .slice(0, 6)
      .map(({ id }) => id)
    const optionId = world.answerChoice(item, shownOptionIds, person)
    return { kind: 'choice', itemId: item.id, optionId, shownOptionIds }
  })
  return [...likert, ...choices]
}
