/** What the server acknowledged, as its clients remember it. Maps go by the uid unless said otherwise. */
export interface Acknowledged {
  /** By email, the uid that the sign-up gave. */
  signUps: Map<string, string>
  /** Answers to the core questions, in their order. */
  forms: Map<string, readonly string[]>
  /** Ids of results. */
  basicResults: Map<string, string>
  advancedResults: Map<string, string>
  /** Ids of the questions answered in steps. */
  stepAnswers: Map<string, Set<string>>
  /** Users whose money the payment provider took. */
  payments: Set<string>
  /** Users whom the server told that they have paid. */
  grants: Set<string>
}

export function nothingAcknowledged(): Acknowledged {
  return {
    signUps: new Map(),
    forms: new Map(),
    basicResults: new Map(),
    advancedResults: new Map(),
    stepAnswers: new Map(),
    payments: new Set(),
    grants: new Set(),
  }
}

/** The rows that the database holds at the end; of a kind that is written once, one row each. */
export interface Stored {
  signUps: { email: string; uid: string }[]
  forms: { uid: string; values: string[] }[]
  results: { uid: string; id: string; kind: string }[]
  /** One a question of a step. */
  stepAnswers: { uid: string; questionId: string }[]
  /** Payments that gave a grant. */
  grants: { uid: string }[]
  mails: { id: string; email: string; kind: string }[]
}

/** A mail that the mail server took over; `id` is the one of its row. */
export interface Delivery {
  id: string
  email: string
}

export interface Verdict {
  what: string
  acknowledged: number
  lost: string[]
  doubled: string[]
}

/** Compares what was acknowledged with what is stored and was delivered. */
export function judge(
  acknowledged: Acknowledged,
  stored: Stored,
  deliveries: readonly Delivery[],
): Verdict[] {
  const { signUps, forms, basicResults, advancedResults, payments, grants } = acknowledged
  const steps = [...acknowledged.stepAnswers].flatMap(([uid, ids]) =>
    [...ids].map((id) => `${uid} ${id}`),
  )
  const resultsOf = (kind: string) =>
    stored.results
      .filter((row) => row.kind === kind)
      .map(({ uid, id }) => ({ key: uid, value: id }))
  return [
    verdictOf(
      'sign-ups',
      signUps,
      stored.signUps.map(({ email, uid }) => ({ key: email, value: uid })),
    ),
    verdictOf(
      'core answers',
      mapValues(forms, String),
      stored.forms.map(({ uid, values }) => ({ key: uid, value: String(values) })),
    ),
    verdictOf('basic results', basicResults, resultsOf('basic')),
    verdictOf(
      'answers of steps',
      present(steps),
      stored.stepAnswers.map(({ uid, questionId }) => keyOnly(`${uid} ${questionId}`)),
    ),
    verdictOf(
      'payments taken',
      present(payments),
      stored.grants.map(({ uid }) => keyOnly(uid)),
    ),
    verdictOf(
      'grants',
      present(grants),
      stored.grants.map(({ uid }) => keyOnly(uid)),
    ),
    verdictOf('advanced results', advancedResults, resultsOf('advanced')),
    judgeMails(signUps, stored, deliveries),
  ]
}

interface Entry {
  key: string
  value: string
}

/** Lost: not stored, or stored with another value. Doubled: stored twice, acknowledged or not. */
function verdictOf(what: string, wanted: ReadonlyMap<string, string>, found: Entry[]): Verdict {
  const byKey = Map.groupBy(found, ({ key }) => key)
  const lost = [...wanted].filter(
    ([key, value]) => !byKey.get(key)?.some((entry) => entry.value === value),
  )
  const doubled = [...byKey].filter(([, entries]) => entries.length > 1)
  return {
    what,
    acknowledged: wanted.size,
    lost: lost.map(([key]) => key),
    doubled: doubled.map(([key]) => key),
  }
}

/** One mail a sign-up, and at most one of each kind; each was delivered. */
function judgeMails(
  signUps: Acknowledged['signUps'],
  { mails }: Stored,
  deliveries: readonly Delivery[],
): Verdict {
  const delivered = new Set(deliveries.map(({ id }) => id))
  const reached = new Set(mails.filter(({ id }) => delivered.has(id)).map(({ email }) => email))
  const groups = Map.groupBy(mails, ({ email, kind }) => `${email} ${kind}`)
  const strays = deliveries.filter(({ id }) => !mails.some((mail) => mail.id === id))
  return {
    what: 'mails',
    acknowledged: signUps.size,
    lost: [...signUps.keys()].filter((email) => !reached.has(email)),
    doubled: [
      ...[...groups].filter(([, found]) => found.length > 1).map(([key]) => key),
      ...strays.map(({ email }) => email),
    ],
  }
}

/**
 * Mails handed to the mail server a second time, with the same Message-ID: a process may die between
 * sending a mail and noting it.
 */
export function countRedeliveries(deliveries: readonly Delivery[]): number {
  return deliveries.length - new Set(deliveries.map(({ id }) => id)).size
}

export function isClean(verdicts: readonly Verdict[]): boolean {
  return verdicts.every(({ lost, doubled }) => lost.length === 0 && doubled.length === 0)
}

const keyOnly = (key: string): Entry => ({ key, value: '' })
const present = (keys: Iterable<string>) => new Map([...keys].map((key) => [key, '']))

function mapValues<Value>(map: ReadonlyMap<string, Value>, change: (value: Value) => string) {
  return new Map([...map].map(([key, value]) => [key, change(value)]))
}
