import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** What a step's own runner counted; a step that is no test runner counts nothing. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Of those that passed. */
  atSecondTry?: number
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 }

export interface StepResult extends Counts {
  isOk: boolean
}

export interface Step {
  name: string
  run(): Promise<StepResult>
}

const quarterOfAnHour = 15 * 60_000

interface CommandOptions {
  directory?: string
  env?: NodeJS.ProcessEnv
  /** Shows the output as it comes; else only when the command fails. */
  isShown?: boolean
}

/** Runs a Node script under this Node; true when it exits with 0 within a quarter of an hour. */
export function runNode(args: string[], options: CommandOptions = {}): Promise<boolean> {
  const { directory = '.', env = {}, isShown = false } = options
  const child = spawn(process.execPath, args, {
    cwd: join(root, directory),
    env: { ...process.env, ...env },
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    timeout: quarterOfAnHour,
  })
  let log = ''
  const keep = (chunk: Buffer) => {
    log += chunk.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(log)
      resolve(code === 0)
    })
  })
}

/** A step of one or more commands, each of which must succeed; they run one after another. */
export function checkStep(name: string, ...commands: [args: string[], directory?: string][]): Step {
  return {
    name,
    async run() {
      let isOk = true
      for (const [args, directory = '.'] of commands) {
        isOk = (await runNode(args, { directory })) && isOk
      }
      return { ...noCounts, isOk }
    },
  }
}

/** Runs the steps in order, all of them even when one fails, and says how each went. */
export async function runSteps(steps: Step[]): Promise<Counts> {
  const total = { ...noCounts }
  const lines: string[] = []
  for (const step of steps) {
    console.log(`\n> ${step.name}`)
    const startedAt = performance.now()
    const result = await step.run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return { ...noCounts, isOk: false }
    })
    total.passed += result.passed
    total.skipped += result.skipped
    // A step that fails without a failed test of its own is itself what failed.
    total.failed += result.isOk ? 0 : Math.max(result.failed, 1)
    lines.push(describe(step.name, result, performance.now() - startedAt))
    console.log(lines.at(-1))
  }
  console.log(`\n${lines.join('\n')}\n`)
  return total
}

function describe(name: string, result: StepResult, milliseconds: number): string {
  const counted = result.passed + result.failed + result.skipped
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : ''
  const again = result.atSecondTry ? `, ${result.atSecondTry} only at the second try` : ''
  const counts =
    counted > 0 ? `  ${result.passed} passed, ${result.failed} failed${skipped}${again}` : ''
  const mark = result.isOk ? 'ok  ' : 'FAIL'
  return `${mark}  ${name.padEnd(28)}${(milliseconds / 1000).toFixed(1).padStart(6)} s${counts}`
}
