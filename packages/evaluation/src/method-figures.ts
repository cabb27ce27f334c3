import shipped from '@individua/instrument/figures.json' with { type: 'json' }
import { instrumentVersion } from '@individua/instrument/items/core'
import { digestBank } from './bank-digest.ts'
import type { Evaluation } from './evaluate.ts'
import { differingAppeal } from './worlds/differing-appeal.ts'
import type { ForeignEvaluation } from './worlds/evaluate-worlds.ts'

/** The figures that the method page shows: packages/instrument/src/figures.json. */
export type MethodFigures = typeof shipped

/** What a procedure recovers in one world. */
type Recovered = Record<'r' | 'leader' | 'inThree', number>

/** Ranges, lowest and highest, over the realistic world and all those that share nothing with the scoring. */
export function figuresOf(
  { respondents, ten, thirty }: Evaluation,
  foreign: readonly ForeignEvaluation[],
): MethodFigures {
  const at = (count: 10 | 30) => foreign.map(({ byCount }) => byCount[count])
  const appeal = foreign.find(({ world }) => world === differingAppeal.name)!.byCount[30]
  return {
    instrumentVersion,
    bank: digestBank(),
    respondents: respondents + at(30).reduce((sum, { people }) => sum + people, 0),
    worlds: 1 + foreign.length,
    ten: rangesOf([ten.model, ...at(10)]),
    thirty: rangesOf([thirty.model, ...at(30)]),
    thirtySums: rangesOf([
      thirty.sums,
      ...at(30).map(({ sumsR, sumsLeader, sumsInThree }) => {
        return { r: sumsR, leader: sumsLeader, inThree: sumsInThree }
      }),
    ]),
    appeal: rangesOf([appeal]),
    chance: rangesOf([{ r: 0, leader: 1 / 12, inThree: 1 / 4 }]),
  }
}

function rangesOf(all: readonly Recovered[]): Record<keyof Recovered, number[]> {
  const rangeOf = (key: keyof Recovered): number[] => {
    const values = all.map((one) => Number(one[key].toFixed(3)))
    return [Math.min(...values), Math.max(...values)]
  }
  return { r: rangeOf('r'), leader: rangeOf('leader'), inThree: rangeOf('inThree') }
}

/** True when keys or parameters of items changed and the version that results carry did not. */
export function needsNewVersion(measured: MethodFigures = shipped): boolean {
  return measured.instrumentVersion === instrumentVersion && measured.bank !== digestBank()
}
