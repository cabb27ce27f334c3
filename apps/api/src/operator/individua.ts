import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnv } from '../env.ts'
import { userMessageOf } from '../user-message.ts'
import { serverVerbs } from './server-verbs.ts'
import { OperatorError, UsageError, type Verb } from './verb.ts'

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

/** npm runs scripts in the project's root and says where it was called. */
const calledFrom = process.env.INIT_CWD ?? process.cwd()

/** As it is typed: in a checkout through npm, in a release by its own name. */
const command =
  process.env.npm_lifecycle_event === 'individua' ? 'npm run individua --' : 'individua'

async function listVerbs(): Promise<string> {
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

function explain(name: string, { usage, summary, help }: Verb): string {
  return [`Usage: ${command} ${name} ${usage}`, '', summary, ...help].join('\n')
}

async function run([name, ...rest]: string[]): Promise<void> {
  const load = name === undefined ? undefined : verbs[name]
  if (!name || !load) {
    if (name && name !== '--help' && name !== '-h')
      throw new UsageError(`There is no verb ${name}.\n\n${await listVerbs()}`)
    console.log(await listVerbs())
    return
  }
  const { verb } = await load()
  const { values, positionals } = parse(name, verb, rest)
  const { help, json, ...flags } = values
  if (help) return console.log(explain(name, verb))
  if (existsSync('.env')) process.loadEnvFile('.env')
  const result = await verb.run({
    get env() {
      return readEnv(process.env)
    },
    settings: process.env,
    words: positionals,
    flags,
    pathOf: (path) => resolve(calledFrom, path),
    note: (line) => console.error(line),
  })
  console.log(json ? JSON.stringify(result.json) : result.lines.join('\n'))
  if (result.hasFindings) process.exitCode = 1
}

interface Parsed {
  values: Record<string, string | boolean | undefined>
  positionals: string[]
}

function parse(name: string, verb: Verb, args: string[]): Parsed {
  try {
    const options = { ...verb.options, ...general }
    return parseArgs({ args, options, allowPositionals: true, strict: true }) as Parsed
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new UsageError(`${reason}\n\n${explain(name, verb)}`)
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof OperatorError
  const message = isExpected ? error.message : userMessageOf(error)
  const isForProgram = message !== undefined && process.argv.includes('--json')
  if (isForProgram) console.log(JSON.stringify({ error: message }))
  else console.error(message ?? error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
