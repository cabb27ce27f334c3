import { checkDatabase } from './doctor/check-database.ts'
import type { Finding } from './doctor/finding.ts'
import { UsageError, type Verb } from './verb.ts'
import type { Work } from './work.ts'

export const verb: Verb = {
  summary: 'Looks at settings, database, mail, payments, model, disk and clock.',
  usage: '[--json]',
  help: [
    '',
    'The server may run or be stopped, and the settings may be wrong. Says of each part what was',
    'seen and what to do; prints no secret and changes nothing. The mail server is greeted and sent',
    'no mail; a language model is asked for one word. The exit code is 1 when a check failed.',
    '',
    '  --json  print the findings as JSON',
  ],
  options: {},
  async run({ words, settings }) {
    if (words.length > 0) throw new UsageError('doctor takes no further words.')
    const { examine } = await import('./doctor/examine.ts')
    const findings = await examine(settings)
    return {
      lines: [...findings.flatMap(linesOf), '', totalOf(findings)],
      json: { findings },
      hasFindings: findings.some(({ verdict }) => verdict === 'failed'),
    }
  },
}

/** What only the process that holds the database can look at. */
export const work: Work = async (ctx) => ({
  lines: [],
  json: { findings: await checkDatabase(ctx) },
})

function linesOf({ name, verdict, seen, wayOut }: Finding): string[] {
  const line = `${verdict.padEnd(9)}${name.padEnd(17)}${seen}`
  return wayOut ? [line, `${' '.repeat(26)}-> ${wayOut}`] : [line]
}

function totalOf(findings: readonly Finding[]): string {
  const count = (wanted: Finding['verdict']) =>
    findings.filter(({ verdict }) => verdict === wanted).length
  return `ok ${count('ok')}, warning ${count('warning')}, failed ${count('failed')}`
}
