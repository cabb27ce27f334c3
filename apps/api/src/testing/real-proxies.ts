import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitFor } from '@individua/testkit/wait-for'

const deploy = join(import.meta.dirname, '../../../../deploy')
const readDeployed = (name: string) => readFileSync(join(deploy, name), 'utf8')

interface ProxyProgram {
  /** Its program, which stands in the PATH where it is installed. */
  name: 'nginx' | 'caddy'
  versionOption: string
  /** Arguments that start it on a port, before servers on these ports. */
  prepare(folder: string, port: number, serverPorts: readonly number[]): string[]
}

/** Throws where the file of the operators has changed so that a test would start another one. */
function replaceOnce(text: string, from: string | RegExp, to: string): string {
  const replaced = text.replace(from, to)
  if (replaced === text) throw new Error(`the proxy's file has no ${from}`)
  return replaced
}

const nginx: ProxyProgram = {
  name: 'nginx',
  versionOption: '-v',
  prepare(folder, port, serverPorts) {
    // One server is enough to see the file work: that of the port for http only leads to the other.
    const [upstream = '', , site = ''] = readDeployed('nginx.conf').split(/^(?=server \{)/m)
    const servers = serverPorts.map((own) => `server 127.0.0.1:${own} max_fails=1 fail_timeout=2s;`)
    const ownUpstream = replaceOnce(
      upstream,
      /(?<=\{\n)(\s+server 10\.0\.0\.\d+:3000 max_fails=1 fail_timeout=2s;\n)+/,
      servers.join('\n'),
    )
    const listening = replaceOnce(site, 'listen 443 ssl;', `listen 127.0.0.1:${port};`)
    const ownSite = replaceOnce(listening, /^\s*ssl_certificate.*;\n/gm, '')
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const paths = folders.map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    const file = join(folder, 'nginx.conf')
    writeFileSync(
      file,
      `daemon off; pid ${join(folder, 'pid')}; error_log stderr;
events {}
http { access_log off; ${paths.join(' ')}
${ownUpstream}${ownSite}}
`,
    )
    return ['-p', folder, '-e', 'stderr', '-c', file]
  },
}

const caddy: ProxyProgram = {
  name: 'caddy',
  versionOption: 'version',
  prepare(folder, port, serverPorts) {
    const servers = serverPorts.map((own) => `127.0.0.1:${own}`).join(' ')
    const site = replaceOnce(readDeployed('Caddyfile'), 'individua:3000', servers)
    const file = join(folder, 'Caddyfile')
    const ownSite = replaceOnce(site, '{$DOMAIN}', `http://localhost:${port}`)
    writeFileSync(file, `{\n\tadmin off\n}\n${ownSite}`)
    return ['run', '--config', file, '--adapter', 'caddyfile']
  },
}

export const proxies: readonly ProxyProgram[] = [nginx, caddy]

export function isInstalled({ name, versionOption }: ProxyProgram): boolean {
  return spawnSync(name, [versionOption]).status === 0
}

/** Starts the proxy with the file that operators get, its addresses and its certificate apart. */
export async function startProxy(
  proxy: ProxyProgram,
  port: number,
  serverPorts: readonly number[],
) {
  const folder = mkdtempSync(join(tmpdir(), 'individua-proxy-'))
  const child = spawn(proxy.name, proxy.prepare(folder, port, serverPorts), {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => child.on('close', resolve))
  const log = collect(child)
  const origin = `http://localhost:${port}`
  await waitFor(`${proxy.name} before a server`, () => isServed(child, origin, log))
  return {
    origin,
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function collect(child: ChildProcess): () => string {
  let log = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString()
  })
  return () => log
}

async function isServed(child: ChildProcess, origin: string, log: () => string) {
  if (child.exitCode !== null) throw new Error(`the proxy ended:\n${log()}`)
  const response = await fetch(`${origin}/readyz`).catch(() => undefined)
  return response?.ok || undefined
}
