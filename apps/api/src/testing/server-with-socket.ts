import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { connectDatabase } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { openControlSocket } from '../operator/control-socket.ts'
import type { Verb } from '../operator/verb.ts'
import { createProduct } from '../product.ts'
import { closeAfterFile } from './closing.ts'

/**
 * The product on an embedded database in a folder, which this process holds: commands reach it
 * through its socket, as they reach a running server.
 */
export async function startServerWithSocket() {
  const folder = mkdtempSync(join(tmpdir(), 'individua-socket-'))
  const { TEST_PGLITE_FOLDER: template } = process.env
  if (template) cpSync(template, join(folder, 'pglite'), { recursive: true })
  const env = readEnv({ DATA_DIR: folder, PGLITE_FSYNC: 'false' })
  const database = await connectDatabase(env)
  const log = pino({ level: 'silent' })
  const product = await createProduct({ env, database, log })
  const open = async () => product.ctx
  const socket = await openControlSocket({ env, database, open, isServer: true }, log)
  closeAfterFile(async () => {
    socket?.close()
    await product.stop()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const notes: string[] = []
  return {
    folder,
    env,
    database,
    /** What commands noted on the way. */
    notes,
    run: (verb: Verb, words: string[] = [], flags = {}) =>
      verb.run({
        env,
        settings: { DATA_DIR: folder },
        words,
        flags,
        pathOf: (path) => join(folder, path),
        note: (line) => notes.push(line),
      }),
  }
}
