import { parseArgs } from 'node:util'
import { createRandom } from '@individua/instrument/scoring/random'
import { buildWhatIsStale } from '../build.ts'
import { isClean } from './ledger.ts'
import { printOutcome } from './print-outcome.ts'
import { type DatabaseKind, type Outcome, tortureDatabase } from './torture-database.ts'

/**
 * Kills the built server at random moments while people sign up, answer, pay and read, and ends
 * non-zero when something acknowledged is lost or doubled, or when a start fails.
 *
 *   npm run torture -- [--kills 200] [--minutes 10] [--database pglite|postgres] [--seed 1]
 *
 * Kills and minutes count for each database; without either it takes five minutes each.
 */

const values = readArguments()

const defaultMinutes = 5
/** A kill with the restart and the other faults takes about this long on a slow machine. */
const minutesPerKill = 0.5

const kinds = kindsOf(values.database)
const kills = numberOf('kills', values.kills) ?? Number.POSITIVE_INFINITY
const minutes =
  numberOf('minutes', values.minutes) ??
  (Number.isFinite(kills) ? kills * minutesPerKill : defaultMinutes)
const seed = numberOf('seed', values.seed) ?? Math.floor(Math.random() * 2 ** 32)

const undoing: (() => void)[] = []
process.once('exit', () => {
  for (const undo of undoing.toReversed()) tryTo(undo)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

if (!(await buildWhatIsStale())) process.exit(1)
console.log(`Seed ${seed}: the same faults again with --seed ${seed}`)
const outcomes: Outcome[] = []
for (const kind of kinds) {
  const onEnd = (undo: () => void) => void undoing.push(undo)
  outcomes.push(await tortureDatabase({ kind, random: createRandom(seed), kills, minutes, onEnd }))
}
for (const outcome of outcomes) printOutcome(outcome)
process.exit(outcomes.every(isPassed) ? 0 : 1)

function isPassed({ verdicts, failedStarts }: Outcome): boolean {
  return isClean(verdicts) && failedStarts.length === 0
}

function kindsOf(given: string | undefined): DatabaseKind[] {
  if (given === undefined) return ['pglite', 'postgres']
  if (given === 'pglite' || given === 'postgres') return [given]
  return exitWith('--database must be pglite or postgres')
}

function numberOf(name: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const number = Number(given)
  return number > 0 ? number : exitWith(`--${name} must be a number above 0`)
}

function readArguments() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ options: { kills: text, minutes: text, database: text, seed: text } }).values
  } catch (error) {
    return exitWith(error instanceof Error ? error.message : String(error))
  }
}

function exitWith(message: string): never {
  console.error(message)
  process.exit(2)
}

function tryTo(undo: () => void): void {
  try {
    undo()
  } catch {
    // It was undone already.
  }
}
