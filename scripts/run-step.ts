import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** What a test runner counted; a check has no tests and counts nothing. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Of those that passed. */
  passedOnRetry?: number
  /** File and title of each test that failed, or that needed a retry. */
  failures?: string[]
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 }

export interface StepResult extends Counts {
  isOk: boolean
}

export interface Step {
  name: string
  /** Printed when the step fails: the command that mends it, or that runs the failed part alone. */
  hint?: string
  run(): Promise<StepResult>
}

/** Ends what hangs: a machine four times slower still gets to the end. */
const timeoutMs = 30 * 60_000

interface CommandOptions {
  directory?: string
  env?: NodeJS.ProcessEnv
  /** Prints the output as it comes, otherwise only when the command fails. */
  isShown?: boolean
  /** Gets the output of a command that failed and was not shown. */
  print?: (log: string) => void
}

/** Runs a Node script under this Node; true when it exits with 0 before the timeout. */
export function runNode(args: string[], options: CommandOptions = {}): Promise<boolean> {
  const { directory = '.', env = {}, isShown = false, print = printLog } = options
  const child = spawn(process.execPath, args, {
    cwd: join(root, directory),
    env: { ...process.env, ...env },
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    timeout: timeoutMs,
  })
  let log = ''
  const collect = (chunk: Buffer) => {
    log += chunk.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0 && log) print(log)
      resolve(code === 0)
    })
  })
}

function printLog(log: string): void {
  process.stdout.write(log)
}

/** A script that exits with 0 when nothing is wrong. */
export function checkStep(name: string, args: string[], hint?: string): Step {
  return {
    name,
    ...(hint !== undefined && { hint }),
    run: async () => ({ ...noCounts, isOk: await runNode(args) }),
  }
}

interface FirstStep extends Step {
  /** When the step has ended, failed or not; at once where it does not run. */
  ended(): Promise<unknown>
}

/** A step that others wait for, see `after`. */
export function first(step: Step): FirstStep {
  let end: Promise<unknown> = Promise.resolve()
  return {
    ...step,
    ended: () => end,
    run() {
      const result = step.run()
      end = result.catch(() => {})
      return result
    },
  }
}

/** A step that begins when another one has ended, where that one runs too. */
export function after({ ended }: FirstStep, step: Step): Step {
  return {
    ...step,
    async run() {
      await ended()
      return step.run()
    },
  }
}

interface Outcome {
  step: Step
  result: StepResult
  seconds: number
}

/**
 * Runs every step, also after one has failed: side by side in their order, one more than there are
 * cores, for tests wait for much of their time.
 */
export async function runSteps(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const queue = steps.values()
  const runInTurn = async () => {
    for (const step of queue) outcomes.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) + 1 }, runInTurn))
  return outcomes
}

async function runStep(step: Step): Promise<Outcome> {
  const startedAt = performance.now()
  const result = await step.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return { ...noCounts, isOk: false }
  })
  const outcome = { step, result, seconds: (performance.now() - startedAt) / 1000 }
  console.log(describeOutcome(outcome))
  return outcome
}

/** One line; a second one with the hint when the step failed. */
export function describeOutcome({ step, result, seconds }: Outcome): string {
  const { isOk, passed, failed, skipped, passedOnRetry = 0 } = result
  const parts = [
    ...(passed + failed + skipped > 0 ? [`${passed} passed`, `${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(passedOnRetry > 0 ? [`${passedOnRetry} passed on retry`] : []),
  ]
  const line = `${isOk ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(28)}${seconds.toFixed(1).padStart(6)} s`
  const counts = parts.length > 0 ? `  ${parts.join(', ')}` : ''
  const hint = !isOk && step.hint ? `\n      ${step.hint}` : ''
  return `${line}${counts}${hint}`
}

/** The last line of a run: tests where there were any, otherwise steps. */
export function describeTotal(outcomes: Outcome[]): string {
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0)
  const tests = sum(({ result }) => result.passed + result.failed)
  const failedSteps = sum(({ result }) => (result.isOk ? 0 : 1))
  if (tests === 0) return `${outcomes.length - failedSteps} steps ok, ${failedSteps} failed`
  // A step that fails without a failed test of its own counts as one failure.
  const failed = sum(({ result }) => (result.isOk ? 0 : Math.max(result.failed, 1)))
  return `${sum(({ result }) => result.passed)} passed, ${failed} failed`
}

/** What failed, for the end of the log, where a reader looks first; empty when all is well. */
export function describeFailures(outcomes: Outcome[]): string {
  const named = outcomes.flatMap(({ step, result }) => {
    const failures = (result.failures ?? []).map((failure) => `  ${failure}`)
    if (failures.length > 0) return [`${step.name}:`, ...failures]
    return result.isOk ? [] : [`${step.name}: failed`]
  })
  return named.join('\n')
}
