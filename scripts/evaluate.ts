import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Evaluation, evaluateWorld } from '@individua/evaluation/evaluate'
import { goalsOf, isMet } from '@individua/evaluation/goals'
import { measureAdvancedReports } from '@individua/evaluation/measure-advanced-reports'
import { measureReports } from '@individua/evaluation/measure-reports'
import type { Recovery } from '@individua/evaluation/recovery'
import { idealWorld, realWorld } from '@individua/evaluation/world'
import { languages } from '@individua/instrument/dimensions'
import { instrumentVersion } from '@individua/instrument/items/core'
import { flat, printDetails, printGoals, printRecovery } from './evaluation-tables.ts'

/**
 * Measures the instrument on simulated people and ends non-zero when a goal is missed.
 * `--quick` takes fewer people; `--write` keeps the figures that the page about the method shows.
 */

const isQuick = process.argv.includes('--quick')
const size = isQuick ? { draws: 24, people: 125 } : { draws: 48, people: 250 }
const figuresFile = join(import.meta.dirname, '../packages/instrument/src/figures.json')

const ideal = evaluateWorld(idealWorld, size)
const real = evaluateWorld(realWorld, size)
for (const evaluation of [ideal, real]) printRecovery(evaluation)
console.log('\nRealistic world from here on')
printDetails(real)
const goals = goalsOf(real)
printGoals(goals)
printReports()
if (process.argv.includes('--write')) writeFigures(real)
const missed = goals.filter((goal) => !isMet(goal)).length
console.log(`\n${goals.length - missed} goals met, ${missed} missed`)
process.exitCode = missed === 0 ? 0 : 1

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
