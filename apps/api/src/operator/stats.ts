import { before, day as dayMs } from '../lib/durations.ts'
import { countByDay, counts } from './stats.queries.ts'
import { UsageError, type Verb } from './verb.ts'
import { doWork, type Work } from './work.ts'

export const verb: Verb = {
  summary: 'Counts visitors, sign-ups, forms, reports and payments by day, for the last 30 days.',
  usage: '[--json]',
  help: [
    '',
    'The server may run or be stopped. Days are in UTC. Counts of rows that are still there, so',
    'people who erased their account are in none but payments, grants and refunds.',
    '',
    '  visitors         networks whose visitors answered the ten questions; kept for two days',
    '  signUps          people who confirmed their email and came back',
    '  coreForms        forms of ten answers; those whose owner never signed in go after 7 days',
    '  advancedReports  full reports',
    '  payments, grants, refunds   what was paid, given by the operator, and taken back',
    '  mails            mails that were sent',
    '',
    '  --json  print the result as JSON; null where nothing is kept for so long',
  ],
  options: {},
  run(call) {
    if (call.words.length > 0) throw new UsageError('stats takes no further words.')
    return doWork(call, 'stats', [])
  },
}

const shownDays = 30
/** The counters behind limits are deleted after this many days. */
const visitorDays = 2

interface Day {
  /** In UTC. */
  day: string
  /** Null where nothing is kept for so long. */
  counts: Record<string, number | null>
}

/** Whole tables are read, so without the time limit of a request. */
export const work: Work = async ({ database: { background } }) => {
  const now = new Date()
  const days = Array.from({ length: shownDays }, (_, ago): Day => {
    const day = before(now, ago * dayMs)
    return { day: day.toISOString().slice(0, 10), counts: {} }
  })
  for (const [name, rows] of Object.entries(counts)) {
    const found = await countByDay(background, rows, days.at(-1)?.day ?? '')
    for (const [ago, { day, counts: ofDay }] of days.entries()) {
      const isKept = name !== 'visitors' || ago < visitorDays
      ofDay[name] = isKept ? (found.get(day) ?? 0) : null
    }
  }
  return {
    lines: tableOf(days),
    json: { days: days.map(({ day, counts: ofDay }) => ({ day, ...ofDay })) },
  }
}

function tableOf(days: readonly Day[]): string[] {
  const names = Object.keys(counts)
  const row = (day: string, textOf: (name: string) => string) =>
    [day.padEnd(10), ...names.map((name) => textOf(name).padStart(name.length + 2))].join('')
  return [
    row('day', (name) => name),
    ...days.map(({ day, counts: ofDay }) => row(day, (name) => String(ofDay[name] ?? '–'))),
  ]
}
