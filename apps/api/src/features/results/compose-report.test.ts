import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import type { AnsweredForm } from '../advanced-assessment/answered-form.service.ts'
import { composeReport } from './compose-report.ts'

const { profile, answers } = drawFullAnswers(1, 'en')
const closed = answers.filter(({ kind }) => kind !== 'open') as AnsweredForm['closed']
const openIds = answers.filter(({ kind }) => kind === 'open').map(({ itemId }) => itemId)

function reportQuoting(text: string): string {
  const open = openIds.map((itemId) => ({ itemId, text })) as unknown as AnsweredForm['open']
  const form = { closed, open, questions: [] } as unknown as AnsweredForm
  return JSON.stringify(composeReport(profile, form, 'en'))
}

test('a report quotes an everyday open answer, and never a doubtful one', () => {
  expect(reportQuoting('My garden. Nobody asks anything of me there.')).toContain('My garden')
  expect(reportQuoting('I bought a rope and I know where to use it.')).not.toContain('rope')
})
