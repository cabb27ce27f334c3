import shipped from '@individua/instrument/figures.json' with { type: 'json' }
import { instrumentVersion } from '@individua/instrument/items/core'
import { digestBank } from './bank-digest.ts'
import type { Evaluation } from './evaluate.ts'
import type { Recovery } from './recovery.ts'

/** The figures that the method page shows: packages/instrument/src/figures.json. */
export type MethodFigures = typeof shipped

export function figuresOf({ respondents, ten, thirty }: Evaluation): MethodFigures {
  return {
    instrumentVersion,
    bank: digestBank(),
    respondents,
    ten: rowOf(ten.model),
    tenSums: rowOf(ten.sums),
    thirty: rowOf(thirty.model),
    thirtySums: rowOf(thirty.sums),
    chance: { r: 0, leader: 0.083, inThree: 0.25 },
  }
}

/** True when keys or parameters of items changed and the version that results carry did not. */
export function needsNewVersion(measured: MethodFigures = shipped): boolean {
  return measured.instrumentVersion === instrumentVersion && measured.bank !== digestBank()
}

function rowOf({ r, leader, inThree }: Recovery): MethodFigures['ten'] {
  const rounded = (value: number) => Number(value.toFixed(3))
  return { r: rounded(r), leader: rounded(leader), inThree: rounded(inThree) }
}
