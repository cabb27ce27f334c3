import type { CalibrationFigures } from '@individua/evaluation/worlds/evaluate-calibration'
import { answerCounts, type ForeignEvaluation } from '@individua/evaluation/worlds/evaluate-worlds'
import type { ForeignFigures } from '@individua/evaluation/worlds/foreign-tally'

/** A row of figures for each world, and their range over all worlds. */
export function printWorlds(evaluations: readonly ForeignEvaluation[]): void {
  for (const count of answerCounts) {
    console.log(`\nWorlds that share nothing with the scoring, ${count} answers`)
    const measured = evaluations.map(({ world, byCount }) => [world, byCount[count]] as const)
    console.table({
      ...Object.fromEntries(measured.map(([world, figures]) => [world, rowOf(figures)])),
      'lowest to highest': rangesOver(measured.map(([, figures]) => figures)),
    })
  }
  console.log('\nWords on the three named, by world: stated, and how often it was so, %')
  console.table(
    Object.fromEntries(evaluations.map(({ world, byCount }) => [world, wordsOf(byCount)])),
  )
}

/** The same people by the shipped and by fitted parameters. */
export function printCalibration(evaluations: readonly CalibrationFigures[]): void {
  console.log('\nCalibrated on people of the world with five clusters')
  const rows = evaluations.flatMap(({ parameters, byCount }) => [
    [`ten, ${parameters}`, rowOf(byCount[10])],
    [`thirty, ${parameters}`, rowOf(byCount[30])],
  ])
  console.table(Object.fromEntries(rows))
}

const columns = [
  ['r', ({ r }) => r.toFixed(3)],
  ['worst', ({ worst }) => worst.toFixed(2)],
  ['leader %', ({ leader }) => percent(leader)],
  ['in three %', ({ inThree }) => percent(inThree)],
  ['three of three %', ({ topThree }) => percent(topThree)],
  ['sums: r', ({ sumsR }) => sumsR.toFixed(3)],
  ['sums: leader %', ({ sumsLeader }) => percent(sumsLeader)],
  ['P(leader) %', ({ leaderStated }) => percent(leaderStated)],
  ['covered %', ({ coverage80 }) => percent(coverage80)],
  ['doubtful %', ({ doubtful }) => percent(doubtful)],
  ['change, 90 %', ({ retestDeviation }) => reliableChange(retestDeviation)],
  ['same leader %', ({ sameLeader }) => (sameLeader === null ? '' : percent(sameLeader))],
] as const satisfies readonly (readonly [string, (figures: ForeignFigures) => string])[]

function rowOf(figures: ForeignFigures): Record<string, string> {
  return Object.fromEntries(columns.map(([name, read]) => [name, read(figures)]))
}

function rangesOver(all: readonly ForeignFigures[]): Record<string, string> {
  const range = (values: readonly string[]) => {
    const sorted = values.toSorted((one, other) => Number(one) - Number(other))
    return sorted[0] === '' ? '' : `${sorted[0]}–${sorted.at(-1)}`
  }
  return Object.fromEntries(columns.map(([name, read]) => [name, range(all.map(read))]))
}

/** Points by which a strength must differ between two occasions before it is more than chance. */
function reliableChange(deviation: number | null): string {
  return deviation === null ? '' : (1.645 * deviation).toFixed(0)
}

function wordsOf(byCount: ForeignEvaluation['byCount']): Record<string, string> {
  return Object.fromEntries(
    ([10, 30, 60] as const).flatMap((count) =>
      Object.entries(byCount[count].words)
        .toSorted(([, one], [, other]) => other.stated - one.stated)
        .map(([word, { stated, hit }]) => [
          `${count} ${word}`,
          `${percent(stated)} ${percent(hit)}`,
        ]),
    ),
  )
}

function percent(value: number): string {
  return (100 * value).toFixed(1)
}
