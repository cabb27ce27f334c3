import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@individua/instrument/dimensions'
import { type Evaluation, evaluateWorld } from '@individua/instrument/evaluation/evaluate'
import { type Goal, goalsOf, isMet } from '@individua/instrument/evaluation/goals'
import type { Recovery } from '@individua/instrument/evaluation/recovery'
import { idealWorld, realWorld } from '@individua/instrument/evaluation/world'
import { instrumentVersion } from '@individua/instrument/items/core'
import { measureAdvancedReports } from '@individua/instrument/report/advanced/measure-advanced-reports'
import { measureReports } from '@individua/instrument/report/measure-reports'

/**
 * Measures the instrument on simulated people and ends non-zero when a goal is missed.
 * `--quick` takes fewer people; `--write` keeps the figures that the page about the method shows.
 */

const isQuick = process.argv.includes('--quick')
const size = isQuick ? { draws: 24, people: 125 } : { draws: 48, people: 250 }
const figuresFile = join(import.meta.dirname, '../packages/instrument/src/evaluation/figures.json')

const ideal = evaluateWorld(idealWorld, size)
const real = evaluateWorld(realWorld, size)
for (const evaluation of [ideal, real]) printRecovery(evaluation)
printOthers(real)
const goals = goalsOf(real)
printGoals(goals)
printReports()
if (process.argv.includes('--write')) writeFigures(real)
const missed = goals.filter((goal) => !isMet(goal)).length
console.log(`\n${goals.length - missed} goals met, ${missed} missed`)
process.exitCode = missed === 0 ? 0 : 1

function printRecovery({ world, respondents, draws, ten, thirty, wholeBank }: Evaluation): void {
  console.log(`\nWorld "${world}": ${respondents} respondents in ${draws} draws`)
  const rows: [string, Omit<Recovery, 'perArchetype'>][] = [
    ['chance', { r: 0, worst: 0, leader: 1 / 12, inThree: 1 / 4, topThree: 1 / 4 }],
    ['10, shuffled keys', ten.shuffledKeys],
    ['10, naive quiz, sums', ten.naiveQuiz],
    ['10, sums of our answers', ten.sums],
    ['10, model', ten.model],
    ['30, shuffled keys', thirty.shuffledKeys],
    ['30, naive quiz, sums', thirty.naiveQuiz],
    ['30, sums of our answers', thirty.sums],
    ['30, model', thirty.model],
    ['whole bank (ceiling)', wholeBank],
  ]
  console.table(
    Object.fromEntries(
      rows.map(([name, { r, worst, leader, inThree, topThree }]) => [
        name,
        {
          r: fixed(r),
          worst: fixed(worst),
          'leader %': percent(leader),
          'in our three %': percent(inThree),
          'three of three %': percent(topThree),
        },
      ]),
    ),
  )
}

function printOthers({ ten, thirty }: Evaluation): void {
  const simple = Object.keys(ten).filter(
    (key): key is keyof typeof ten => typeof ten[key as keyof typeof ten] === 'number',
  )
  console.log('\nFurther figures, realistic world')
  console.table(
    Object.fromEntries(
      simple.map((key) => [
        key,
        { ten: fixed(Number(ten[key])), thirty: fixed(Number(thirty[key])) },
      ]),
    ),
  )
}

function printGoals(goals: readonly Goal[]): void {
  console.log('\nGoals, realistic world')
  console.table(
    Object.fromEntries(
      goals.map((goal) => [
        goal.name,
        {
          reached: fixed(goal.value),
          'at least': goal.atLeast ?? '',
          'at most': goal.atMost ?? '',
          '': isMet(goal) ? 'met' : 'MISSED',
        },
      ]),
    ),
  )
}

function printReports(): void {
  console.log('\nBasic reports of drawn profiles')
  console.table(measureReports(isQuick ? 60 : 500).map(flat))
  console.log('\nAdvanced profiles of drawn people')
  const advanced = languages.map((language) => measureAdvancedReports(isQuick ? 60 : 500, language))
  console.table(advanced.map(flat))
}

function writeFigures({ respondents, ten, thirty }: Evaluation): void {
  const row = ({ r, leader, inThree }: Recovery) => ({
    r: Number(r.toFixed(3)),
    leader: Number(leader.toFixed(3)),
    inThree: Number(inThree.toFixed(3)),
  })
  const figures = {
    instrumentVersion,
    respondents,
    ten: row(ten.model),
    tenSums: row(ten.sums),
    thirty: row(thirty.model),
    thirtySums: row(thirty.sums),
    chance: { r: 0, leader: 0.083, inThree: 0.25 },
  }
  writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`)
}

/** Nested figures as columns of their own. */
function flat(row: object): object {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, number]) => [`${name} ${inner}`, number])
        : [[name, typeof value === 'number' ? Number(value.toFixed(3)) : value]],
    ),
  )
}

function fixed(value: number): string {
  return value.toFixed(3)
}

function percent(value: number): string {
  return (100 * value).toFixed(1)
}
