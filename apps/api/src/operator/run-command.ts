import { parseArgs } from 'node:util'
import { readEnv } from '../env.ts'
import { userMessageOf } from '../user-message.ts'
import { serverVerbs } from './server-verbs.ts'
import { OperatorError, UsageError, type Verb, type VerbCall, type VerbResult } from './verb.ts'

/** Each verb is a file of its own, loaded when it is called. */
const verbs: Record<string, () => Promise<{ verb: Verb }>> = {
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  move: () => import('./move.ts'),
  keys: () => import('./keys.ts'),
  calibrate: () => import('./calibrate.ts'),
  ...serverVerbs,
}

const general = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const

/** What a command has from the process it runs in. */
export interface CommandHost extends Pick<VerbCall, 'pathOf' | 'note'> {
  /** The command as it is typed, for the lines that explain it. */
  name: string
  /** Called once the words of the command are understood. */
  readSettings(): VerbCall['settings']
}

/** How a command ends. */
export interface CommandEnd {
  code: 0 | 1 | 2
  /** For stdout. */
  printed?: string
  /** For stderr: a message, or an error that no message was written for. */
  failure?: unknown
}

/** @param args what follows `individua` on the command line */
export async function runCommand(args: string[], host: CommandHost): Promise<CommandEnd> {
  try {
    return await run(args, host)
  } catch (error) {
    const isExpected = error instanceof UsageError || error instanceof OperatorError
    const message = isExpected ? error.message : userMessageOf(error)
    const code = error instanceof UsageError ? 2 : 1
    const isForProgram = message !== undefined && args.includes('--json')
    if (isForProgram) return { code, printed: JSON.stringify({ error: message }) }
    return { code, failure: message ?? error }
  }
}

async function run([name, ...rest]: string[], host: CommandHost): Promise<CommandEnd> {
  const load = name === undefined ? undefined : verbs[name]
  if (!name || !load) {
    const list = await listVerbs(host)
    if (name && name !== '--help' && name !== '-h')
      throw new UsageError(`There is no verb ${name}.\n\n${list}`)
    return { code: 0, printed: list }
  }
  const { verb } = await load()
  const explanation = explain(`${host.name} ${name}`, verb)
  const { values, positionals } = parse(verb, rest, explanation)
  const { help, json, ...flags } = values
  if (help) return { code: 0, printed: explanation }
  const settings = host.readSettings()
  const result = await verb.run({
    get env() {
      return readEnv(settings)
    },
    settings,
    words: positionals,
    flags,
    pathOf: host.pathOf,
    note: host.note,
  })
  return { code: result.hasFindings ? 1 : 0, printed: textOf(result, json === true) }
}

const textOf = ({ lines, json }: VerbResult, isForProgram: boolean) =>
  isForProgram ? JSON.stringify(json) : lines.join('\n')

async function listVerbs({ name: command }: CommandHost): Promise<string> {
  const lines = await Promise.all(
    Object.entries(verbs).map(async ([name, load]) => {
      const { verb } = await load()
      return `  ${name.padEnd(10)}${verb.summary}`
    }),
  )
  return [`Usage: ${command} VERB …`, '', ...lines, '', '--help after a verb explains it.'].join(
    '\n',
  )
}

function explain(command: string, { usage, summary, help }: Verb): string {
  return [`Usage: ${command} ${usage}`, '', summary, ...help].join('\n')
}

interface Parsed {
  values: Record<string, string | boolean | undefined>
  positionals: string[]
}

function parse(verb: Verb, args: string[], explanation: string): Parsed {
  try {
    const options = { ...verb.options, ...general }
    return parseArgs({ args, options, allowPositionals: true, strict: true }) as Parsed
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new UsageError(`${reason}\n\n${explanation}`)
  }
}
