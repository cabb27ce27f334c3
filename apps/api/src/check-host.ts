import { createServer } from 'node:net'
import { ConfigError, type Env } from './env.ts'

/**
 * Checks, before the start does anything else, that the product can listen on HOST and PORT.
 * @throws ConfigError naming the setting
 */
export function checkHost({ PORT: port, HOST: host }: Pick<Env, 'PORT' | 'HOST'>): Promise<void> {
  const trial = createServer()
  return new Promise((resolve, reject) => {
    trial.on('error', (error: NodeJS.ErrnoException) => {
      const problem = problemOf(error.code, port, host)
      reject(problem === undefined ? error : new ConfigError(problem))
    })
    trial.listen({ port, ...(host && { host }) }, () => trial.close(() => resolve()))
  })
}

function problemOf(code: string | undefined, port: number, host = ''): string | undefined {
  if (code === 'EADDRINUSE') {
    return `PORT ${port} is in use: stop the program that has it, or set another, such as PORT=${port === 65535 ? 3000 : port + 1}`
  }
  if (code === 'EACCES')
    return `PORT ${port} may not be used by this user; set another, such as PORT=3000`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return `HOST ${host} is no address of this machine; leave it out or set one, such as HOST=127.0.0.1`
  }
  return undefined
}
