import { createServer, type RequestListener } from 'node:http'
import { freePort } from '@individua/testkit/free-port'
import { onTestFinished } from 'vitest'

/** Responds on a port of this machine until the test ends. @returns the port */
export async function listenUntilTestEnds(respond: RequestListener): Promise<number> {
  const port = await freePort()
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return port
}
