// @module-tag postgres

import { setTimeout as sleep } from 'node:timers/promises'
import { coreItems } from '@individua/instrument/items/core'
import { randomValues } from '@individua/testkit/answers'
import { createVisitor, type Registered } from '@individua/testkit/visitor'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../db/database.ts'
import { buildServer, newSettings, startServer } from '../testing/server-build.ts'

const build = buildServer()
afterAll(build.remove)

interface Acknowledged {
  /** Emails whose sign-up got a response, with the uid that was shown. */
  signedUp: Map<string, string>
  /** By uid, the answers that were accepted last. */
  answered: Map<string, string[]>
}

/** Signs up and submits answers, over and over; what fails is tried again until it succeeds. */
async function keepVisiting(origin: string, isOver: () => boolean, known: Acknowledged) {
  const browser = createVisitor(origin)
  const untilDone = async <Result>(ask: () => Promise<Result>) => {
    while (!isOver()) {
      const result = await ask().catch(() => undefined)
      if (result !== undefined) return result
      await sleep(50)
    }
    return undefined
  }
  while (!isOver()) {
    const email = browser.newEmail()
    // A second try would have to wait a minute: a new visitor comes instead.
    const uid = await browser.signUp(email).catch(() => undefined)
    if (!uid) {
      await sleep(50)
      continue
    }
    known.signedUp.set(email, uid)
    const registered = await untilDone<Registered>(() => browser.register(email, uid))
    if (!registered) return
    const values = randomValues()
    if (await untilDone(() => browser.submitCoreAnswers(registered, values))) {
      known.answered.set(uid, values)
    }
  }
}

test('killed while visitors come, it keeps what it acknowledged, once', async () => {
  const settings = await newSettings(build)
  let server = await startServer(build, settings)
  const known: Acknowledged = { signedUp: new Map(), answered: new Map() }
  let isOver = false
  const visitors = Array.from({ length: 5 }, () => keepVisiting(server.origin, () => isOver, known))
  // `npm run torture` kills for as long as one likes.
  for (const more of [1, 4]) {
    const before = known.answered.size
    await expect
      .poll(() => known.answered.size, { interval: 20 })
      .toBeGreaterThanOrEqual(before + more)
    await server.kill()
    server = await startServer(build, settings)
  }
  const beforeTheLast = known.answered.size
  await expect.poll(() => known.answered.size).toBeGreaterThan(beforeTheLast)
  isOver = true
  await Promise.all(visitors)
  await server.kill()

  const database = await connectDatabase(settings)
  expect(await findLoss(database, known)).toEqual([])
  await database.close()
})

/** What was acknowledged and is not there once, or not as it was submitted. */
async function findLoss(database: Database, known: Acknowledged): Promise<unknown[]> {
  const signUps = await database.executeSql('select uid, email from sign_ups')
  const stored = await database.executeSql(
    `select claim_uid as uid, count(distinct assessments.id)::int as assessments,
       array_agg(value order by array_position(string_to_array($1, ',')::uuid[], item_id)) as values
     from assessments join answers on assessments.id = answers.assessment_id
     group by claim_uid`,
    [coreItems.map(({ id }) => id).join()],
  )
  const [emails, forms] = [asRows(signUps.rows), asRows(stored.rows)]
  const lostSignUps = [...known.signedUp].filter(
    ([email, uid]) => emails.filter((row) => row.email === email && row.uid === uid).length !== 1,
  )
  const lostAnswers = [...known.answered].filter(([uid, values]) => {
    const found = forms.filter((row) => row.uid === uid)
    return (
      found.length !== 1 ||
      found[0]?.assessments !== 1 ||
      JSON.stringify(found[0].values) !== JSON.stringify(values)
    )
  })
  return [...lostSignUps, ...lostAnswers]
}

function asRows(rows: unknown[]): Record<string, unknown>[] {
  return rows.filter(
    (row): row is Record<string, unknown> => typeof row === 'object' && row !== null,
  )
}
