import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const onDemand = join(import.meta.dirname, 'node_modules')

const lockfile = join(import.meta.dirname, 'package-lock.json')
/** The lockfile as it was installed. */
const installed = join(onDemand, 'installed-lock.json')

/** Installs what only some measurements need, before the first of them. */
export function installOnDemand(): void {
  const wanted = readFileSync(lockfile, 'utf8')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return
  console.log('Installing what only this command needs (once) …')
  execFileSync('npm', ['ci', '--loglevel=error', '--prefer-offline'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  writeFileSync(installed, wanted)
}
