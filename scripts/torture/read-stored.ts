import { coreItems } from '@individua/instrument/items/core'
import { z } from 'zod'
import type { Database } from '../../apps/api/src/db/database.ts'
import type { Stored } from './ledger.ts'

const coreIds = coreItems.map(({ id }) => id).join()

/** Reads what the database holds of everything that the crowd does. */
export async function readStored(database: Database): Promise<Stored> {
  const read = async <Row>(row: z.ZodType<Row>, text: string): Promise<Row[]> =>
    z.array(row).parse((await database.executeSql(text)).rows)
  const uid = z.string()
  return {
    signUps: await read(z.object({ email: z.string(), uid }), 'select email, uid from sign_ups'),
    forms: await read(
      z.object({ uid, values: z.array(z.string()) }),
      `select coalesce(user_id, claim_uid) as uid,
         array_agg(value order by array_position('{${coreIds}}'::uuid[], item_id)) as values
       from assessments
         join answers on assessments.id = answers.assessment_id
       where kind = 'basic'
       group by assessments.id`,
    ),
    results: await read(
      z.object({ uid, id: z.string(), kind: z.string() }),
      'select user_id as uid, id, kind from results',
    ),
    stepAnswers: await read(
      z.object({ uid, questionId: z.string() }),
      `select user_id as uid, asked_questions.id as "questionId"
       from assessments
         join asked_questions on assessments.id = asked_questions.assessment_id
         join answers using (assessment_id, item_id)
       where kind = 'advanced'`,
    ),
    grants: await read(
      z.object({ uid }),
      `select user_id as uid from payments where status = 'succeeded'`,
    ),
    mails: await read(
      z.object({ id: z.string(), email: z.string(), kind: z.string() }),
      'select id, recipient as email, kind from outgoing_mails',
    ),
  }
}
