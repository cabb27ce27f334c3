// Runs on whatever Node the machine has (20 or newer), before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const nodePackage = join(root, 'node_modules', 'node')
const pinnedNode = join(nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Installs what the lockfile lists, unless it is installed already. */
export function installWhatIsMissing() {
  if (!isInstalled()) {
    console.log('Installing dependencies (once; this takes a minute or so) …')
    const status = npm(['ci', '--loglevel=error', '--prefer-offline'])
    if (status !== 0) stop('npm ci failed: see its message above.', status)
  }
  // Where npm may not run install scripts, the runtime is missing: this is its install script.
  if (!hasPinnedNode()) {
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: nodePackage,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (!hasPinnedNode()) stop(`No Node ${pinnedVersion()} for this machine in ${nodePackage}.`)
  }
}

/**
 * Runs a script under the pinned Node, forwards signals and resolves with its exit code.
 * @param defaults environment variables, where none of the name is set
 */
export function runPinned(args, defaults = {}) {
  return new Promise((resolve, reject) => {
    const bin = join(root, 'node_modules', '.bin')
    const child = spawn(pinnedNode, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...defaults,
        ...process.env,
        PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      },
    })
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    // A terminal sends Ctrl-C to the whole process group: passed on, it would arrive twice.
    const forward = (signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal)
    for (const signal of signals) process.on(signal, forward)
    const stopWatching = onNpmExit(() => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      stopWatching()
      for (const forwarded of signals) process.off(forwarded, forward)
      resolve(code ?? (signal === 'SIGKILL' ? 137 : 1))
    })
  })
}

/** npm passes SIGTERM only to the shell it started, and the shell does not pass it on to us. */
function onNpmExit(act) {
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
