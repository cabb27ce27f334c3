import { createHash } from 'node:crypto'
import { type Language, languages } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { writeAdvancedReport } from '@individua/report/compose/write-advanced-report'
import { writeBasicReport } from '@individua/report/compose/write-basic-report'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'

const personCount = 60
const coreIds = new Set(coreItems.map(({ id }) => id))

/** Both reports of one simulated person, as JSON. */
export function reportsOf(seed: number, language: Language): { basic: string; advanced: string } {
  const { profile, answers } = drawFullAnswers(seed, language, { hasText: seed % 3 !== 0 })
  const core = answers.flatMap((answer) =>
    answer.kind === 'likert' && coreIds.has(answer.itemId) ? [answer] : [],
  )
  return {
    basic: JSON.stringify(writeBasicReport(scoreAnswers(core), core, language), null, 2),
    advanced: JSON.stringify(writeAdvancedReport(profile, answers, language), null, 2),
  }
}

/**
 * One SHA-256 per language and report over 60 simulated people, as the text of `frozen-reports.json`:
 * equal digests mean equal bytes.
 */
export function digestReports(): string {
  const digests = languages.map((language) => {
    const basic = createHash('sha256')
    const advanced = createHash('sha256')
    for (let seed = 1; seed <= personCount; seed++) {
      const reports = reportsOf(seed, language)
      basic.update(reports.basic)
      advanced.update(reports.advanced)
    }
    return [language, { basic: basic.digest('hex'), advanced: advanced.digest('hex') }] as const
  })
  return `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`
}
