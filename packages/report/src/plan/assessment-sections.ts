/** The parts of the assessment text, each with its paragraphs in reading order. */
export const assessmentSections = [
  { key: 'figure', paragraphs: ['leader', 'company'] },
  { key: 'drive', paragraphs: ['drive'] },
  { key: 'face', paragraphs: ['face'] },
  { key: 'shadow', paragraphs: ['pressure', 'shadow'] },
  { key: 'opposites', paragraphs: ['opposites'] },
  { key: 'wholeness', paragraphs: ['innerOther', 'self'] },
  { key: 'certainty', paragraphs: ['voice', 'certainty'] },
] as const

export type SectionKey = (typeof assessmentSections)[number]['key']
export type ParagraphKey = (typeof assessmentSections)[number]['paragraphs'][number]
