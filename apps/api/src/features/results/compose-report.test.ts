import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { composeReport } from './compose-report.ts'

const { profile, answers } = drawFullAnswers(1, 'en')
const closed = answers.flatMap((answer) => (answer.kind === 'open' ? [] : [answer]))
const openIds = answers.filter(({ kind }) => kind === 'open').map(({ itemId }) => itemId)

function reportQuoting(text: string): string {
  const open = openIds.map((itemId) => ({ itemId, text }))
  return JSON.stringify(
    composeReport(profile, { occasions: [{ closed, open }], questions: [] }, 'en'),
  )
}

test('a report quotes an everyday open answer, and never a doubtful one', () => {
  expect(reportQuoting('My garden. Nobody asks anything of me there.')).toContain('My garden')
  expect(reportQuoting('I bought a rope and I know where to use it.')).not.toContain('rope')
})
