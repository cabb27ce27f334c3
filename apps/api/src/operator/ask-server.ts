import { type IncomingMessage, request } from 'node:http'
import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { DatabaseSettings } from '../db/database.ts'
import { controlSocketPath } from './control-socket-path.ts'
import { OperatorError } from './verb.ts'

export interface ServerCommand {
  method: 'GET' | 'POST'
  path: string
  /** Sent as JSON. */
  body?: unknown
  /** How long the server may be silent; by default for ever, since a backup takes its time. */
  timeoutMs?: number
}

/**
 * Sends a command to the server that holds the embedded database.
 * @throws OperatorError when it does not respond, or could not do it
 */
export async function askServer<Result>(
  { DATA_DIR }: DatabaseSettings,
  { body, timeoutMs = 0, ...command }: ServerCommand,
  read: (body: Readable) => Promise<Result>,
): Promise<Result> {
  const socketPath = controlSocketPath(DATA_DIR)
  if (!socketPath) {
    throw new OperatorError(
      'The server is running, and its socket cannot be reached: stop it first.',
    )
  }
  return new Promise<Result>((resolve, reject) => {
    const call = request({ socketPath, ...command }, (response) => {
      if (response.statusCode === 200) return void read(response).then(resolve, reject)
      void describeRefusal(response).then((why) => reject(new OperatorError(why)))
    })
    call.on('error', (error) =>
      reject(
        new OperatorError(
          `The server is running and does not respond on ${socketPath}: stop it first (${error.message}).`,
        ),
      ),
    )
    call.setTimeout(timeoutMs, () => call.destroy(new Error(`silent for ${timeoutMs / 1000} s`)))
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const refusal = z.object({ message: z.string() })

async function describeRefusal(response: IncomingMessage): Promise<string> {
  const { data } = refusal.safeParse(await json(response).catch(() => undefined))
  if (data) return data.message
  return response.statusCode === 404
    ? 'The running server is of another version and does not know this command.'
    : 'The running server could not do it; its log says why.'
}
