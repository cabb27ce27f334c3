import { createUser } from '@individua/testkit/create-user'
import { expect, test } from 'vitest'
import { startTestApi } from './testing/start-test-api.ts'

test.each([
  'auth.users',
  'auth.identities',
  'auth.sessions',
  'public.users',
  'assessments',
  'results',
  'outgoing_mails',
])(
  'the ids of %s begin with their time, so that new rows stand together in an index',
  async (table) => {
    const { visitor, database } = await startTestApi()
    await createUser(visitor, { stage: 'profile' })
    const { rows } = await database.executeSql<{ id: string }>(`select id from ${table}`)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ id }) => id[14] !== '7')).toEqual([])
  },
)
