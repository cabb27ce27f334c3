import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { nodeOptions, type ServerBuild } from './server-build.ts'

type Settings = Record<string, string | number>

const asTexts = (settings: Settings): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]))

/** Runs the operator's command as it is shipped, in the data folder of the settings. */
export function runOperator(build: ServerBuild, settings: Settings, args: string[]) {
  const env = asTexts({ PATH: process.env.PATH ?? '', ...settings })
  const command = join(dirname(build.entry), 'individua.js')
  const options = { env, cwd: String(settings.DATA_DIR) }
  return promisify(execFile)(process.execPath, [...nodeOptions, command, ...args], options).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  )
}
