import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { apiPaths } from './api-paths.ts'

/** Hot reload under one URL: Vite serves the screens and forwards everything else to the API. */

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3000)
const apiPort = port + 1

const api = spawn(
  process.execPath,
  ['--import', 'tsx', '--watch', '--watch-preserve-output', 'apps/api/src/server.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      NODE_ENV: 'development',
      ...process.env,
      PORT: String(apiPort),
      PUBLIC_URL: `http://localhost:${port}`,
    },
  },
)

const toApi = `http://localhost:${apiPort}`

process.chdir(join(root, 'apps/web'))
const web = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: { [apiPaths]: toApi },
  },
})
await web.listen()
web.printUrls()

const stop = async () => {
  api.kill('SIGTERM')
  await web.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
api.on('exit', (code) => process.exit(code ?? 1))
