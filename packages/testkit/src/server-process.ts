import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

interface ServerOptions {
  /** The script that the program runs. */
  entry: string
  /** This process's Node unless given. */
  program?: string
  nodeOptions?: readonly string[]
  /** Another user's id, for a process of root. */
  uid?: number | undefined
  cwd?: string
  /** The whole environment of the process; holds PORT. */
  env: Record<string, string | number | undefined>
  /** Whether this process prints the server's output too. */
  isVerbose?: boolean
  /** For `tell`. */
  hasChannel?: boolean
}

/** Milliseconds until a start that hangs is given up. */
const startTimeoutMs = 120_000

/** Starts a server that prints a line with `is ready on` once it takes requests. */
export function spawnServer(options: ServerOptions) {
  const { entry, nodeOptions = [], cwd, env, uid, hasChannel = false } = options
  const child = spawn(options.program ?? process.execPath, [...nodeOptions, entry], {
    ...(uid !== undefined && { uid, gid: uid }),
    ...(cwd !== undefined && { cwd }),
    env: Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ),
    stdio: ['ignore', 'pipe', 'pipe', ...(hasChannel ? (['ipc'] as const) : [])],
  })
  const output = collectOutput(child, options.isVerbose)
  const ended = new Promise<{ code: number | null }>((resolve) => {
    child.on('close', (code) => resolve({ code }))
  })
  return {
    pid: child.pid,
    origin: `http://127.0.0.1:${env.PORT ?? 3000}`,
    output,
    ended,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Lets it finish what it is doing. */
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await ended
    },
    /** Ends it at once. */
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await ended
    },
    ready: () => waitUntilReady(child, output),
    /** Sends a message and waits until the server has acted on it. */
    async tell(message: object): Promise<void> {
      const reply = once(child, 'message')
      child.send(message)
      await Promise.race([reply, ended.then(() => fail('ended', output))])
    },
  }
}

export type ServerProcess = ReturnType<typeof spawnServer>

/** Resolves once the server takes requests. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = spawnServer(options)
  await server.ready()
  return server
}

function collectOutput(child: ChildProcess, isVerbose = false): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (isVerbose) process.stderr.write(chunk)
    })
  }
  return () => output
}

async function waitUntilReady(child: ChildProcess, output: () => string): Promise<void> {
  for (const deadline = performance.now() + startTimeoutMs; performance.now() < deadline; ) {
    if (output().includes('is ready on')) return
    if (child.exitCode !== null) break
    await sleep(20)
  }
  fail('did not start', output)
}

function fail(what: string, output: () => string): never {
  throw new Error(`the server ${what}:\n${output()}`)
}
