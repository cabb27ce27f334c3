import type { BasicReport } from './report.ts'

/** The words of a text, as white space separates them. */
export function splitWords(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

export function countWords(text: string): number {
  return splitWords(text).length
}

/** Portrait and sections, without their titles. */
export function longTextOf({
  portrait,
  sections,
}: Pick<BasicReport, 'portrait' | 'sections'>): string {
  return [portrait, ...sections]
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .join('\n')
}
