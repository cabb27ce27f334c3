import type { Claim, Portrait, ReportSection } from './report.ts'

/** A section with the answers behind each paragraph as `why`. */
export function plainSection({ key, title, paragraphs }: ReportSection) {
  return { key, title, paragraphs: paragraphs.map(plainParagraph) }
}

export function plainPortrait({ title, paragraphs }: Portrait) {
  return { title, paragraphs: paragraphs.map(plainParagraph) }
}

/** A claim with the answers behind it as `why`. */
export function plainParagraph({ text, itemIds }: Claim) {
  return { text, why: [...itemIds] }
}

/** Titles and paragraphs in reading order, an empty line between any two. */
export function sectionsAsText(
  sections: readonly Pick<ReportSection, 'title' | 'paragraphs'>[],
): string {
  return sections
    .flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(({ text }) => text)])
    .join('\n\n')
}
