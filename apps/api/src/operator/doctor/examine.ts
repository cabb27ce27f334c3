import { z } from 'zod'
import { BackupError } from '../../db/backup/backup-format.ts'
import { checkSettings, type Env, settingNames } from '../../env.ts'
import { userMessageOf } from '../../user-message.ts'
import { hasDatabase } from '../open-database.ts'
import { OperatorError } from '../verb.ts'
import { doWork } from '../work.ts'
import { checkClock } from './check-clock.ts'
import { checkDisk, type DiskDeps } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkModel } from './check-model.ts'
import { checkServer } from './check-server.ts'
import { checkParameters, checkPublicUrl, describeProblems } from './check-settings.ts'
import { checkStripe } from './check-stripe.ts'
import { checkSupabase } from './check-supabase.ts'
import { type Finding, failed, finding, type Looked, ok, warning } from './finding.ts'
import { hideSecrets } from './hide-secrets.ts'

type Settings = Readonly<Record<string, string | undefined>>

/** Tests put others in their place. */
export interface ExamineDeps extends DiskDeps {
  stripeUrl?: string
  now?: () => Date
}

/** One part of the set-up; it is not looked at while a setting that it uses is wrong. */
interface Part {
  name: string
  uses: RegExp
  look(): Promise<Looked>
}

/** Every check, in the order in which an operator would mend things. Changes nothing. */
export async function examine(settings: Settings, deps: ExamineDeps = {}): Promise<Finding[]> {
  const { env, problems } = checkSettings(settings)
  const given = settingNames.filter((name) => settings[name])
  const wrong = problems.map(({ name }) => name)
  const { now = () => new Date() } = deps
  const looked = await Promise.all(
    partsOf(env, deps).map(async ({ name, uses, look }) => {
      const reasons = wrong.filter((setting) => uses.test(setting))
      if (reasons.length > 0) return { findings: [notLookedAt(name, reasons)], clocks: [] }
      const { findings, clock } = await look()
      const clocks = clock?.date
        ? [{ of: clock.of, theirs: new Date(clock.date), ours: now() }]
        : []
      return { findings, clocks }
    }),
  )
  const findings = [
    ...describeProblems(problems, given),
    ...looked.flatMap((part) => part.findings),
    ...checkClock(looked.flatMap((part) => part.clocks)),
  ]
  return hideSecrets(findings, settings)
}

function partsOf(env: Env, deps: ExamineDeps): Part[] {
  const one = (name: string, uses: RegExp, check: () => Finding | Promise<Finding>): Part => ({
    name,
    uses,
    look: async () => ({ findings: [await check()] }),
  })
  return [
    one('public url', /^(PUBLIC_URL|PORT)$/, () => checkPublicUrl(env)),
    one('parameters', /^INSTRUMENT_PARAMETERS$/, () => checkParameters(env)),
    one('server', /^(PORT|HOST)$/, () => checkServer(env)),
    {
      name: 'database',
      uses: /^(DATABASE_|DATA_DIR|SECRETS_KEY|MIN_FREE)/,
      look: async () => ({
        findings: [...(await checkDisk(env, deps)), ...(await examineDatabase(env))],
      }),
    },
    { name: 'sign-in', uses: /^(SUPABASE_|SEND_EMAIL)/, look: () => checkSupabase(env) },
    one('mail', /^(SMTP_URL|MAIL_FROM)$/, () => checkMail(env)),
    { name: 'payments', uses: /^STRIPE_/, look: () => checkStripe(env, deps.stripeUrl) },
    one('language model', /^AI_/, () => checkModel(env)),
  ]
}

function notLookedAt(name: string, reasons: string[]): Finding {
  const which = reasons.join(' and ')
  return warning(
    name,
    `not looked at: ${which} must be right first`,
    `Mend ${which}, then run doctor again.`,
  )
}

const databaseFindings = z.object({ findings: z.array(finding) })

/** By the process that holds the embedded database; a folder without one is left as it is. */
async function examineDatabase(env: Env): Promise<Finding[]> {
  if (!hasDatabase(env)) return [ok('database', 'none yet; the first start makes it')]
  try {
    const options = { asItIs: true, takesAnyKeys: true, timeoutMs: 10_000 }
    const { json } = await doWork({ env }, 'doctor', [], options)
    return databaseFindings.parse(json).findings
  } catch (error) {
    const isExpected = error instanceof OperatorError || error instanceof BackupError
    const seen = isExpected ? error.message : userMessageOf(error)
    if (seen === undefined) throw error
    return [failed('database', seen, env.DATABASE_URL ? checkUrl : checkFolder)]
  }
}

const checkUrl =
  'Check DATABASE_URL: host, port, user, password and name of the database, and that it runs.'
const checkFolder =
  'Look at DATA_DIR and at the process that holds it; a damaged folder is replaced by a backup.'
