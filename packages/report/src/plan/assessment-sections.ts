/** The sections of the assessment text, each with its paragraphs in reading order. */
export const assessmentSections = [
  { key: 'figure', paragraphs: ['leader', 'runnersUp'] },
  { key: 'drive', paragraphs: ['drive'] },
  { key: 'face', paragraphs: ['persona'] },
  { key: 'shadow', paragraphs: ['pressure', 'shadow'] },
  { key: 'opposites', paragraphs: ['opposites'] },
  { key: 'wholeness', paragraphs: ['innerOther', 'self'] },
  { key: 'certainty', paragraphs: ['voice', 'certainty'] },
] as const

export type AssessmentSectionKey = (typeof assessmentSections)[number]['key']
export type ParagraphKey = (typeof assessmentSections)[number]['paragraphs'][number]
