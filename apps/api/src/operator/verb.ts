import type { parseArgs } from 'node:util'
import type { Env } from '../env.ts'

/** What a verb is given on the command line, beside `--help` and `--json`. */
export interface VerbCall {
  /** Throws ConfigError where a setting is wrong: a verb that copes with that reads `settings`. */
  readonly env: Env
  settings: Readonly<Record<string, string | undefined>>
  /** The words after the verb. */
  words: string[]
  flags: Record<string, string | boolean | undefined>
  /** A path as the operator meant it, from the folder where the command was typed. */
  pathOf(path: string): string
  /** A line about what is going on; it is not part of the result. */
  note(line: string): void
}

export interface VerbResult {
  /** For people. */
  lines: string[]
  /** For programs, with `--json`. */
  json: object
  /** The command worked and found what must be mended: exit code 1. */
  hasFindings?: boolean
}

export interface Verb {
  /** One line for the list of verbs. */
  summary: string
  /** What follows the verb, such as `FILE`. */
  usage: string
  /** Lines that `--help` shows below the usage. */
  help: readonly string[]
  options: NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>
  run(call: VerbCall): Promise<VerbResult>
}

/** The command cannot be understood: exit code 2. */
export class UsageError extends Error {}

/** The command was understood and could not be done: exit code 1, one line. */
export class OperatorError extends Error {}
