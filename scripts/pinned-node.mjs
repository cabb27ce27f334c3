// Runs on whatever Node the machine has (20 or newer), before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const nodePackage = join(root, 'node_modules', 'node')
const pinnedNode = join(nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Brings node_modules to what the lockfile says; does nothing when it is there already. */
export function installWhatIsMissing() {
  if (!isInstalled()) {
    console.log('Installing dependencies (once; this takes a minute or so) …')
    const status = npm(['ci', '--loglevel=error', '--prefer-offline'])
    if (status !== 0) stop('npm ci failed: see its message above.', status)
  }
  // Where install scripts are forbidden, the runtime was not fetched: this is its install script.
  if (!hasPinnedNode()) {
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: nodePackage,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (!hasPinnedNode()) stop(`No Node ${pinnedVersion()} for this machine in ${nodePackage}.`)
  }
}

/** Runs a script under the pinned Node, passes signals on and gives its exit code. */
export function runPinned(args) {
  return new Promise((resolve, reject) => {
    const bin = join(root, 'node_modules', '.bin')
    const child = spawn(pinnedNode, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      },
    })
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    // A terminal gives Ctrl-C to the whole group: passed on, it would arrive twice.
    const pass = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal)
    for (const signal of signals) process.on(signal, pass)
    const stopWatching = whenNpmIsGone(() => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      stopWatching()
      for (const passed of signals) process.off(passed, pass)
      resolve(code ?? (signal === 'SIGKILL' ? 137 : 1))
    })
  })
}

/** npm passes SIGTERM to the shell between us only, and the shell takes nobody along. */
function whenNpmIsGone(act) {
  const shell = process.ppid
  if (!process.env.npm_lifecycle_event) return () => undefined
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    act()
  }, 250)
  return () => clearInterval(watch)
}

function isInstalled() {
  try {
    const wanted = packagesIn(join(root, 'package-lock.json'))
    const present = packagesIn(join(root, 'node_modules', '.package-lock.json'))
    return Object.entries(wanted).every(
      ([path, entry]) =>
        !path.includes('node_modules/') ||
        (entry.optional && !present[path]) ||
        (present[path] && present[path].version === entry.version),
    )
  } catch {
    return false
  }
}

function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
}

function hasPinnedNode() {
  if (!existsSync(pinnedNode)) return false
  const { stdout } = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${pinnedVersion()}`
}

function pinnedVersion() {
  return JSON.parse(readFileSync(join(nodePackage, 'package.json'), 'utf8')).version
}

function npm(args) {
  const ownNpm = process.env.npm_execpath
  const [command, first] = ownNpm?.endsWith('.js') ? [process.execPath, [ownNpm]] : ['npm', []]
  const { status } = spawnSync(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && first.length === 0,
  })
  return status ?? 1
}

function stop(message, status = 1) {
  console.error(message)
  process.exit(status)
}
