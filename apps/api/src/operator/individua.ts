import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { runCommand } from './run-command.ts'

/** npm runs scripts in the project's root and says where it was called. */
const calledFrom = process.env.INIT_CWD ?? process.cwd()
const isCheckout = process.env.npm_lifecycle_event === 'individua'

const { code, printed, failure } = await runCommand(process.argv.slice(2), {
  name: isCheckout ? 'npm run individua --' : 'individua',
  readSettings() {
    if (existsSync('.env')) process.loadEnvFile('.env')
    return process.env
  },
  pathOf: (path) => resolve(calledFrom, path),
  note: (line) => console.error(line),
})
if (printed !== undefined) console.log(printed)
if (failure !== undefined) console.error(failure)
process.exitCode = code
