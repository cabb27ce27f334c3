import type { Letter } from '@individua/contract/results'
import { writePlainLetter } from '@individua/report/compose/plain-letter'
import { plainParagraph } from '@individua/report/compose/plain-sections'
import type { BasicReport } from '@individua/report/compose/report'
import type { StoredAdvancedReport } from '../../db/schema/reports.ts'

/** The letter of an advanced result: the built-in one, and a model's where one was accepted. */
export function presentLetter(dashboard: BasicReport, full: StoredAdvancedReport): Letter {
  const { portrait, sections: overview } = dashboard
  const plain = writePlainLetter({ portrait, overview, depth: full.jungianAssessment })
  return {
    plain: plain.map(plainParagraph),
    worded: full.letter ? presentWorded(full.letter) : null,
  }
}

function presentWorded({ engine, sentences }: NonNullable<StoredAdvancedReport['letter']>) {
  return { engine, sentences: sentences.map(plainParagraph) }
}
