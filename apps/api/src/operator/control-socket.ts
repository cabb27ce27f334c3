import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, readdir, rm, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { readConsentedForms } from '../features/calibration/consented-forms.service.ts'
import { controlSocketPath } from './control-socket-path.ts'
import { describeKeys, rotateAllKeys } from './manage-keys.ts'
import { serverVerbs } from './server-verbs.ts'
import { takeBackup } from './take-backup.ts'
import { OperatorError, UsageError } from './verb.ts'
import { isWorkName, type OperatorContext, type WorkName } from './work.ts'

const spoolName = /^individua-backup-[0-9a-f-]+\.spool(\.part)?$/

/**
 * Serves the operator's commands on a Unix socket that only the server's own user can open: the
 * embedded database cannot be opened a second time. On Windows there is none; stop the server there.
 * @returns what listens; it does not keep the process alive
 */
export async function openControlSocket(
  ctx: OperatorContext,
  log: Logger,
): Promise<Server | undefined> {
  const { env, database } = ctx
  if (database.kind !== 'pglite' || process.platform === 'win32') return undefined
  const path = controlSocketPath(env.DATA_DIR)
  if (!path) {
    log.warn('the path of DATA_DIR is too long for a socket: stop the server to back it up')
    return undefined
  }
  await removeLeftovers(env.DATA_DIR, path)
  const server = createServer((request, response) => {
    respond(ctx, request, response).catch((error: unknown) => {
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
  return server.unref()
}

async function removeLeftovers(dataDir: string, path: string): Promise<void> {
  await rm(path, { force: true })
  const spools = (await readdir(dataDir)).filter((name) => spoolName.test(name))
  for (const name of spools) await rm(join(dataDir, name), { force: true })
}

async function respond(
  ctx: OperatorContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { env, database } = ctx
  const sendJson = (body: object) => response.end(JSON.stringify(body))
  const [, name = ''] = /^POST \/work\/(\w+)$/.exec(`${request.method} ${request.url}`) ?? []
  if (isWorkName(name)) return respondWithWork(ctx, name, request, response)
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

const words = z.array(z.string())

/** What the operator can mend is told to the command; anything else stays in the log. */
async function respondWithWork(
  ctx: OperatorContext,
  name: WorkName,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { work } = await serverVerbs[name]()
    response.end(JSON.stringify(await work(ctx, words.parse(await json(request)))))
  } catch (error) {
    const isExpected = error instanceof OperatorError || error instanceof UsageError
    if (!isExpected) throw error
    response.writeHead(422).end(JSON.stringify({ message: error.message }))
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
