import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { exportPersonalData } from '../features/account/personal-data.service.ts'
import { emailOf } from './email-of.ts'
import { knownPerson } from './known-person.ts'
import { OperatorError, UsageError, type Verb, type VerbCall } from './verb.ts'
import { doWork, type Work } from './work.ts'

export const verb: Verb = {
  summary: 'Writes all that is stored of one person, as they can download it themselves.',
  usage: 'EMAIL [FILE] [--replace] [--json]',
  help: [
    '',
    'The server may run or be stopped. Without FILE the JSON is printed. It holds what the person',
    'wrote: hand it to them alone.',
    '',
    '  --replace  write over a file that exists',
    '  --json     print the result as JSON: the data in one line, or what was written',
  ],
  options: { replace: { type: 'boolean' } },
  async run(call) {
    const [email = '', file, ...rest] = call.words
    if (rest.length > 0) throw new UsageError('Name one email and one file: export EMAIL [FILE]')
    const path = file === undefined ? undefined : freePath(call, file)
    const { json } = await doWork(call, 'export', [emailOf([email])])
    const text = JSON.stringify(json, null, 2)
    if (path === undefined) return { lines: [text], json }
    await writeFile(path, `${text}\n`, { mode: 0o600 })
    const bytes = Buffer.byteLength(text) + 1
    return { lines: [`${path}: ${bytes} bytes`], json: { file: path, bytes } }
  },
}

function freePath({ flags, pathOf }: VerbCall, file: string): string {
  const path = pathOf(file)
  if (existsSync(path) && !flags.replace) {
    throw new OperatorError(`${path} exists; --replace writes over it.`)
  }
  return path
}

export const work: Work = async (ctx, words) => {
  const email = emailOf(words)
  const { accounts } = await knownPerson(ctx, email)
  const [user] = accounts
  if (!user) {
    throw new OperatorError(`${email} has no account; find shows what waits for this email.`)
  }
  const now = () => new Date()
  return { lines: [], json: await exportPersonalData({ db: ctx.database.db, now, user }) }
}
