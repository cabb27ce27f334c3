import { isPremium } from '../features/payments/payments.service.ts'
import { type Account, findHoldings, findPermissions, findSessions } from './accounts.queries.ts'
import { emailOf } from './email-of.ts'
import { knownPerson } from './known-person.ts'
import type { Verb } from './verb.ts'
import { doWork, type OperatorContext, type Work } from './work.ts'

export const verb: Verb = {
  summary: 'Shows what is stored of one person: ids, dates, plan, mails, sessions.',
  usage: 'EMAIL [--json]',
  help: [
    '',
    'The server may run or be stopped. No answers, no texts of reports, no messages, no links.',
    'With Supabase the sessions are in its dashboard, and an account shows once it has been here.',
    '',
    '  --json  print the result as JSON',
  ],
  options: {},
  run: (call) => doWork(call, 'find', [emailOf(call.words)]),
}

export const work: Work = async (ctx, words) => {
  const email = emailOf(words)
  const { accounts, ...byEmail } = await knownPerson(ctx, email)
  const described = []
  for (const account of accounts) described.push(await describe(ctx, account))
  return {
    lines: [
      email,
      ...described.flatMap(linesOf),
      ...rowsOf('sign-up', byEmail.signUps),
      ...rowsOf('answers that wait', byEmail.waitingAssessments),
      ...rowsOf('mail', byEmail.mails),
    ],
    json: { email, accounts: described, ...byEmail },
  }
}

async function describe({ database: { db }, env }: OperatorContext, account: Account) {
  const sessions = env.SUPABASE_URL ? [] : await findSessions(db, account.id)
  return {
    id: account.id,
    language: account.language,
    registeredAt: account.registeredAt,
    confirmedAt: account.confirmedAt,
    lastSignInAt: account.lastSignInAt,
    hasSignedIn: account.isUser,
    isPremium: await isPremium(db, account.id),
    ...(await findHoldings(db, account.id)),
    ...(await findPermissions(db, account.id)),
    sessions,
  }
}

function linesOf(account: Awaited<ReturnType<typeof describe>>): string[] {
  const { assessments, results, payments, sessions, weeklyMails, calibrationConsents, ...about } =
    account
  return [
    line('account', about),
    ...rowsOf('assessment', assessments),
    ...rowsOf('result', results),
    ...rowsOf('payment', payments),
    ...rowsOf('session', sessions),
    ...rowsOf('weekly mail', weeklyMails),
    ...rowsOf('calibration consent', calibrationConsents),
  ]
}

const rowsOf = (name: string, rows: readonly object[]) => rows.map((row) => line(name, row))

function line(name: string, row: object): string {
  const fields = Object.entries(row).filter(([, value]) => value !== null)
  return `  ${name.padEnd(20)}${fields.map(([key, value]) => `${key} ${textOf(value)}`).join(', ')}`
}

const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
