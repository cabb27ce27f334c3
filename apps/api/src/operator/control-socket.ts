import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, readdir, rm, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { readConsentedForms } from '../features/calibration/consented-forms.service.ts'
import { describeKeys, rotateAllKeys } from './manage-keys.ts'
import { takeBackup } from './take-backup.ts'

/** Linux takes 107 bytes, macOS 103. */
const longestPath = 100
const spoolName = /^individua-backup-[0-9a-f-]+\.spool(\.part)?$/

/**
 * Where the process that holds an embedded database listens for the operator's commands. The path
 * is relative where that is shorter.
 * @returns undefined where no path is short enough
 */
export function controlSocketPath(dataDir: string): string | undefined {
  const path = join(dataDir, 'individua.sock')
  return [path, relative(process.cwd(), path)].find((one) => Buffer.byteLength(one) <= longestPath)
}

/**
 * Serves the operator's commands on a Unix socket that only the server's own user can open: the
 * embedded database cannot be opened a second time. On Windows there is none; stop the server there.
 */
export async function openControlSocket(env: Env, database: Database, log: Logger): Promise<void> {
  if (database.kind !== 'pglite' || process.platform === 'win32') return
  const path = controlSocketPath(env.DATA_DIR)
  if (!path) {
    log.warn('the path of DATA_DIR is too long for a socket: stop the server to back it up')
    return
  }
  await removeLeftovers(env.DATA_DIR, path)
  const server = createServer((request, response) => {
    respond(env, database, request, response).catch((error: unknown) => {
      log.error({ err: error }, 'control socket')
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
  server.on('error', (error) => log.warn({ err: error }, 'control socket'))
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve())
    server.listen(path, resolve)
  })
  await chmod(path, 0o600).catch(() => undefined)
  server.unref()
}

async function removeLeftovers(dataDir: string, path: string): Promise<void> {
  await rm(path, { force: true })
  const spools = (await readdir(dataDir)).filter((name) => spoolName.test(name))
  for (const name of spools) await rm(join(dataDir, name), { force: true })
}

async function respond(
  env: Env,
  database: Database,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sendJson = (body: object) => response.end(JSON.stringify(body))
  switch (`${request.method} ${request.url}`) {
    case 'GET /backup':
      return sendBackup(env, database, response)
    case 'GET /calibration-forms':
      return void sendJson(await readConsentedForms(database.db))
    case 'GET /keys':
      return void sendJson(await describeKeys(database, env))
    case 'POST /keys/rotate':
      return void sendJson(await rotateAllKeys(database, env, false))
    case 'POST /keys/rotate?at-once':
      return void sendJson(await rotateAllKeys(database, env, true))
    default:
      response.writeHead(404).end()
  }
}

/** To a file first: the database is held no longer than it takes to read, however slow the reader. */
async function sendBackup(env: Env, database: Database, response: ServerResponse): Promise<void> {
  const spool = join(env.DATA_DIR, `individua-backup-${randomUUID()}.spool`)
  try {
    await takeBackup(database, env, spool)
    response.setHeader('content-length', (await stat(spool)).size)
    await pipeline(createReadStream(spool), response)
  } finally {
    await rm(spool, { force: true })
  }
}
