import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, globSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createUser } from '@individua/testkit/create-user'
import { freePort } from '@individua/testkit/free-port'
import { spawnServer } from '@individua/testkit/server-process'
import { createVisitor } from '@individua/testkit/visitor'
import { waitFor } from '@individua/testkit/wait-for'

/**
 * An account without rights, on every Linux. Root may write anywhere: run by root, the check would miss
 * a folder that the release's own user cannot write into.
 */
const ordinaryUser = process.getuid?.() === 0 ? 65_534 : undefined

/**
 * Starts the unpacked program as an ordinary user who cannot write into its folder, walks a visitor's
 * way from the sign-up to the payment, prints a PDF, calls the operator's command
 * and takes a daily backup.
 * @returns the OpenAPI document that it serves
 * @throws Error when any of it fails
 */
export async function tryProgram(program: string, data: string): Promise<object> {
  const env = await newSettings(data)
  setModes(program, 0o555)
  const server = spawnServer({
    program: '/bin/sh',
    entry: join(program, 'start'),
    uid: ordinaryUser,
    cwd: data,
    env,
  })
  try {
    await server.ready()
    await visit(server.origin)
    listKeys(program, env)
    await backUp(program, env)
    return await readJson(`${server.origin}/api/openapi.json`)
  } finally {
    await server.stop()
    setModes(program, 0o755)
  }
}

/** Of every folder: who cannot write into a folder cannot change what is in it. */
function setModes(program: string, mode: number): void {
  const folders = readdirSync(program, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const folder of [program, ...folders]) chmodSync(folder, mode)
}

async function newSettings(data: string) {
  mkdirSync(data)
  if (ordinaryUser !== undefined) chownSync(data, ordinaryUser, ordinaryUser)
  return {
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    PORT: String(await freePort()),
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
    PGLITE_FSYNC: 'false',
  }
}

async function visit(origin: string): Promise<void> {
  await createUser(createVisitor(origin), { stage: 'paid' })
  const page = await (await read(`${origin}/sk`)).text()
  const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  await read(origin + asset)
  const pdf = await (await read(`${origin}/api/results/sample.pdf`)).bytes()
  if (String.fromCharCode(...pdf.slice(0, 5)) !== '%PDF-') throw new Error('the PDF is none')
}

const asOrdinaryUser = ordinaryUser === undefined ? {} : { uid: ordinaryUser, gid: ordinaryUser }

function listKeys(program: string, env: Record<string, string>): void {
  const options = { env, encoding: 'utf8', ...asOrdinaryUser } as const
  const keys: unknown = JSON.parse(
    execFileSync(join(program, 'individua'), ['keys', 'list', '--json'], options),
  )
  if (!Array.isArray(keys) || keys.length === 0) throw new Error('individua keys lists none')
}

/** As the backup service of deploy/compose.yaml does. */
async function backUp(program: string, env: Record<string, string>): Promise<void> {
  const folder = env.DATA_DIR ?? ''
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  const daily = spawn(join(program, 'deploy/back-up-daily'), [folder], {
    env,
    stdio: [...stdio],
    ...asOrdinaryUser,
  })
  const ended = once(daily, 'exit')
  try {
    await waitFor(
      'the backup',
      async () => globSync('individua-*.backup', { cwd: folder }).length > 0 || undefined,
    )
  } finally {
    daily.kill()
    await ended
  }
}

async function read(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}

async function readJson(url: string): Promise<object> {
  return (await read(url)).json() as Promise<object>
}
