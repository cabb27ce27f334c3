import { request } from 'node:http'
import type { Readable } from 'node:stream'
import type { DatabaseSettings } from '../db/database.ts'
import { controlSocketPath } from './control-socket.ts'
import { OperatorError } from './verb.ts'

/**
 * Sends a command to the server that holds the embedded database.
 * @throws OperatorError when it does not respond, or could not do it
 */
export async function askServer<Result>(
  { DATA_DIR }: DatabaseSettings,
  command: { method: 'GET' | 'POST'; path: string },
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
      reject(new OperatorError('The running server could not do it; its log says why.'))
      response.resume()
    })
    call.on('error', (error) =>
      reject(
        new OperatorError(
          `The server is running and does not respond on ${socketPath}: stop it first (${error.message}).`,
        ),
      ),
    )
    call.end()
  })
}
