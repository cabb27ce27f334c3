import type { Env, SettingProblem } from '../../env.ts'
import { isLoopbackName } from '../../lib/local-access.ts'
import { readParameters } from '../../lib/read-parameters.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

/** @param given names of the settings that have a value */
export function describeProblems(problems: readonly SettingProblem[], given: string[]): Finding[] {
  if (problems.length > 0) {
    return problems.map(({ message }) =>
      failed(
        'settings',
        message,
        'Set it in the environment or in .env; .env.example explains it.',
      ),
    )
  }
  const names = given.length > 0 ? given.join(', ') : 'none; every setting has its default'
  return [ok('settings', `set: ${names}`)]
}

export function checkPublicUrl({ PUBLIC_URL: publicUrl }: Pick<Env, 'PUBLIC_URL'>): Finding {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol === 'https:' || isLoopbackName(hostname)) return ok('public url', publicUrl)
  return warning(
    'public url',
    `${publicUrl} is not encrypted: every machine on the way can read links and sessions`,
    'Put a proxy with a certificate before the server, and set PUBLIC_URL to its https address.',
  )
}

export async function checkParameters(env: Pick<Env, 'INSTRUMENT_PARAMETERS'>): Promise<Finding> {
  const { INSTRUMENT_PARAMETERS: path } = env
  try {
    const { version } = await readParameters(path)
    return ok('parameters', path ? `version ${version} of ${path}` : 'the shipped ones')
  } catch (error) {
    return failed(
      'parameters',
      error instanceof Error ? error.message : 'unreadable',
      'Name a file of individua calibrate, or remove INSTRUMENT_PARAMETERS.',
    )
  }
}
