import { z } from 'zod'
import { checkHost } from '../../check-host.ts'
import { ConfigError, type Env } from '../../env.ts'
import { version } from '../../lib/version.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

const timeoutMs = 3_000
const health = z.object({ status: z.literal('ok'), version: z.string() })
const readiness = z.object({ reason: z.string().optional() })

/** Whether the server runs where the settings say, or could. */
export async function checkServer(env: Pick<Env, 'PORT' | 'HOST'>): Promise<Finding> {
  const origin = `http://${hostOf(env)}:${env.PORT}`
  const response = await ask(`${origin}/healthz`)
  if (!response) return checkPort(env)
  const running = health.safeParse(await response.json().catch(() => undefined)).data
  if (!running) {
    return failed(
      'server',
      `another program responds on port ${env.PORT}`,
      'Stop that program, or set another PORT.',
    )
  }
  const ready = await ask(`${origin}/readyz`)
  if (ready?.status !== 200) {
    const { data } = readiness.safeParse(await ready?.json().catch(() => undefined))
    return failed(
      'server',
      `version ${running.version} runs on port ${env.PORT} and is not ready: ${data?.reason ?? 'no response'}`,
      'The table of reasons in the README says what each means.',
    )
  }
  if (running.version !== version) {
    return warning(
      'server',
      `version ${running.version} runs on port ${env.PORT}; this command is of version ${version}`,
      'Use the command that belongs to the running server, or restart the server.',
    )
  }
  return ok('server', `version ${version} runs on port ${env.PORT} and is ready`)
}

async function checkPort(env: Pick<Env, 'PORT' | 'HOST'>): Promise<Finding> {
  try {
    await checkHost(env)
    return ok('server', `not running; port ${env.PORT} is free`)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return failed('server', error.message, 'Change the setting, or end what stands in the way.')
  }
}

function hostOf({ HOST: host }: Pick<Env, 'HOST'>): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function ask(url: string): Promise<Response | undefined> {
  return fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
}
