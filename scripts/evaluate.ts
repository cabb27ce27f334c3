import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeFirstSentences } from '@individua/evaluation/conversation/write-first-sentences'
import { staleNumbers, withNumbers } from '@individua/evaluation/document-numbers'
import { type Evaluation, evaluateWorld } from '@individua/evaluation/evaluate'
import { goalsOf, isMet } from '@individua/evaluation/goals'
import { figuresOf, needsNewVersion } from '@individua/evaluation/method-figures'
import { numbersOfEvaluation, numbersOfSource } from '@individua/evaluation/method-numbers'
import { idealWorld, realWorld } from '@individua/evaluation/world'
import { evaluateForeignWorld, foreignWorlds } from '@individua/evaluation/worlds/evaluate-worlds'
import { worldGoals } from '@individua/evaluation/worlds/world-goals'
import { printConversation } from './conversation-tables.ts'
import { measureCalibration } from './evaluate-calibration.ts'
import { printDetails, printGoals, printRecovery } from './evaluation-tables.ts'
import { printReading } from './reading-tables.ts'
import { printSafety } from './safety-tables.ts'
import { printWorlds } from './world-tables.ts'

/**
 * Measures the instrument on simulated people and ends non-zero when a goal is missed.
 * `--quick` takes fewer people. `--write` writes figures.json (shown on the method page) and the
 * numbers of docs/method.md. `--safety` prints the figures of packages/safety, and nothing else;
 * `--safety <folder>` those on the cases of a folder. `--calibration` measures what calibration brings,
 * and nothing else; `--reading` the reports alone; `--conversation` the replies of the chat alone, which
 * `--write` puts into docs/chat-first-sentences.md.
 */

const { values: wanted, positionals } = readArguments()
if (wanted.safety) process.exit(printSafety(positionals[0]) === 0 ? 0 : 1)

if (wanted.conversation) {
  printConversation()
  if (wanted.write) {
    const page = join(import.meta.dirname, '../docs/chat-first-sentences.md')
    writeFileSync(page, `${writeFirstSentences()}\n`)
  }
  process.exit()
}
const isQuick = wanted.quick
if (wanted.reading) {
  const goals = printReading(isQuick)
  printGoals(goals)
  process.exit(goals.every(isMet) ? 0 : 1)
}
if (wanted.calibration) {
  const goals = measureCalibration(isQuick)
  printGoals(goals)
  process.exit(goals.every(isMet) ? 0 : 1)
}
const isWritten = wanted.write
const size = isQuick ? { draws: 12, people: 60 } : { draws: 24, people: 125 }
const foreignSize = isQuick
  ? { draws: 8, people: 60, retested: 0.3, followed: 0.3 }
  : { draws: 24, people: 100, retested: 0.25, followed: 0.25 }
const root = join(import.meta.dirname, '..')
const figuresFile = join(root, 'packages/instrument/src/figures.json')
const methodFile = join(root, 'docs/method.md')

if (isWritten && needsNewVersion()) {
  console.error(
    'Keys or parameters of items changed: raise instrumentVersion in items/core.ts first.',
  )
  process.exit(1)
}
const ideal = evaluateWorld(idealWorld, size)
const real = evaluateWorld(realWorld, size)
for (const evaluation of [ideal, real]) printRecovery(evaluation)
const foreign = foreignWorlds.map((settings) => evaluateForeignWorld(settings, foreignSize))
printWorlds(foreign)
const goalsOfCalibration = measureCalibration(isQuick)
console.log('\nRealistic world from here on')
printDetails(real)
const reading = printReading(isQuick)
const goals = [...goalsOf(real), ...worldGoals(foreign), ...goalsOfCalibration, ...reading]
printGoals(goals)
if (isWritten) writeFigures(real)
else if (!isQuick) printStaleNumbers(real)
const missed = goals.filter((goal) => !isMet(goal)).length
console.log(`\n${goals.length - missed} goals met, ${missed} missed`)
if (isQuick && missed > 0) {
  console.log(
    'With --quick a figure near its goal may miss it by chance: compare with the full run.',
  )
}
process.exitCode = missed === 0 ? 0 : 1

function readArguments() {
  const isSet = { type: 'boolean', default: false } as const
  try {
    const read = parseArgs({
      options: {
        quick: isSet,
        write: isSet,
        safety: isSet,
        conversation: isSet,
        reading: isSet,
        calibration: isSet,
      },
      allowPositionals: true,
    })
    if (read.positionals.length > (read.values.safety ? 1 : 0)) {
      throw new Error(`Only --safety takes a folder, and one: ${read.positionals.join(' ')}`)
    }
    if (read.values.quick && read.values.write) {
      throw new Error('--write takes the figures of the full run: leave --quick out')
    }
    return read
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(2)
  }
}

function writeFigures(evaluation: Evaluation): void {
  const figures = figuresOf(evaluation, foreign)
  writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`)
  const numbers = [...numbersOfSource(figures), ...numbersOfEvaluation(evaluation, foreign)]
  writeFileSync(methodFile, withNumbers(readFileSync(methodFile, 'utf8'), numbers))
  console.log(
    '\nWritten: figures.json, docs/method.md (read its sentences again, run npm run format)',
  )
}

function printStaleNumbers(evaluation: Evaluation): void {
  const method = readFileSync(methodFile, 'utf8')
  for (const problem of staleNumbers(
    method,
    numbersOfEvaluation(evaluation, foreign),
    'docs/method.md',
  )) {
    console.log(problem)
  }
}
