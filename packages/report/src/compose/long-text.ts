import type { AdvancedReport } from './advanced-report.ts'
import type { BasicReport } from './report.ts'

/** The words of a text, as white space separates them. */
export function splitWords(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

export function countWords(text: string): number {
  return splitWords(text).length
}

/** The paragraphs of the sections, without their titles. */
export function longTextOf(report: BasicReport): string {
  return report.sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join('\n')
}

/** The paragraphs of the assessment, without their titles. */
export function assessmentTextOf({ jungianAssessment }: AdvancedReport): string {
  return jungianAssessment
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .join('\n')
}
