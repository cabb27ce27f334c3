import { freePort } from '@individua/testkit/free-port'
import { afterAll, expect, test } from 'vitest'
import { startModelServer } from '../testing/model-server.ts'
import { buildServer, startServer } from '../testing/server-build.ts'

const build = buildServer()
const model = await startModelServer((_, response) => void response.writeHead(401).end('no'))
afterAll(async () => {
  build.remove()
  await model.close()
})

test('a refused key is one line of the log at start, and the product serves all the same', async () => {
  const settings = { ...model.settings, AI_API_KEY: 'not-to-be-printed', PORT: await freePort() }
  const server = await startServer(build, settings)
  await expect.poll(() => server.output()).toContain('refuses the key: check AI_API_KEY')
  expect(server.output().match(/AI_API_KEY/g)).toHaveLength(1)
  expect(server.output()).not.toContain('not-to-be-printed')
  expect(model.requests).toHaveLength(1)
  expect((await fetch(`http://127.0.0.1:${settings.PORT}/api/questions/basic`)).status).toBe(200)
})
