import { randomUUID } from 'node:crypto'
import type { CalibrationForm } from '@individua/instrument/calibration/calibration-form'
import { coreItems, instrumentVersion } from '@individua/instrument/items/core'
import type { Answer } from '@individua/instrument/scoring/answers'
import type { Database } from '../db/database.ts'

const coreCount = coreItems.length

/** Stores each form as the complete one of a user of its own, whose consent holds. */
export async function insertConsentingUsers(
  database: Database,
  forms: readonly CalibrationForm[],
): Promise<void> {
  const users = forms.map(({ language, answers }) => {
    const [userId, basic, advanced] = [randomUUID(), randomUUID(), randomUUID()]
    const rows = answers.map((answer, position) => rowOf(answer, position, { basic, advanced }))
    return { userId, basic, advanced, language, rows }
  })
  const people = JSON.stringify(users)
  const rows = JSON.stringify(users.flatMap(({ rows }) => rows))
  await database.executeSql(
    `insert into users (id, email, language)
     select "userId", "userId" || '@example.sk', language
     from json_to_recordset($1) as u("userId" uuid, language text)`,
    [people],
  )
  await database.executeSql(
    `insert into calibration_consents (user_id, given_at, wording, language)
     select "userId", now(), '2026-11-22', language
     from json_to_recordset($1) as u("userId" uuid, language text)`,
    [people],
  )
  for (const [kind, id, basic] of [
    ['basic', 'basic', 'null'],
    ['advanced', 'advanced', 'basic'],
  ]) {
    await database.executeSql(
      `insert into assessments (id, user_id, kind, basic_assessment_id, language, instrument_version)
       select ${id}, "userId", '${kind}', ${basic}, language, '${instrumentVersion}'
       from json_to_recordset($1) as u("userId" uuid, basic uuid, advanced uuid, language text)`,
      [people],
    )
  }
  await database.executeSql(
    `insert into asked_questions (assessment_id, item_id, position, step, shown_option_ids)
     select assessment, item, position, step, shown from json_to_recordset($1)
       as a(assessment uuid, item uuid, position int, step int, shown jsonb)`,
    [rows],
  )
  await database.executeSql(
    `insert into answers (assessment_id, item_id, value, second_value, milliseconds)
     select assessment, item, value, second, 4000 from json_to_recordset($1)
       as a(assessment uuid, item uuid, value text, second text)`,
    [rows],
  )
}

function rowOf(answer: Answer, position: number, form: { basic: string; advanced: string }) {
  const isCore = position < coreCount
  const place = {
    assessment: isCore ? form.basic : form.advanced,
    item: answer.itemId,
    position,
    step: isCore ? null : { likert: 1, choice: 2, open: 3 }[answer.kind],
  }
  if (answer.kind === 'likert') return { ...place, value: String(answer.value) }
  if (answer.kind === 'open') return { ...place, value: 'I went for a walk.' }
  const { optionId: value, secondOptionId: second, shownOptionIds: shown } = answer
  return { ...place, value, second, shown }
}
