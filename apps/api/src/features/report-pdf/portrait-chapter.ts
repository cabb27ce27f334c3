import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { Result } from '@individua/contract/results'
import { letterBlocks } from './letter-section.ts'
import { type Block, paragraph, type SectionLook, softParagraph } from './printed-report.ts'
import type { Printing } from './printing.ts'

type Section = Result['sections'][number]

/** Written to be handed to another person. */
const forTheOther = 'forTheOther'
const certainty = 'certainty'

/** The portrait, then all sections: those of the dashboard and those of the Jungian profile. */
export function portraitBlocks(printing: Printing): Block[] {
  const { result, profile } = printing.data
  const ofDashboard = result.sections.map(({ key }) => key)
  // Reports of before the portraits have the same sections on both pages.
  const further = (profile?.sections ?? []).filter(({ key }) => !ofDashboard.includes(key))
  const sections = [...result.sections.filter(({ key }) => key !== certainty), ...further]
  const closing = result.sections.filter(({ key }) => key === certainty)
  const print = (section: Section) =>
    sectionBlock(printing, section, section.key === forTheOther ? 'box' : 'plain')
  return [
    ...openingBlocks(printing),
    ...letterBlocks(printing),
    ...sections.map(print),
    ...(profile?.ownWords ? [ownWordsBlock(printing, profile.ownWords)] : []),
    ...closing.map(print),
  ]
}

function openingBlocks(printing: Printing): Block[] {
  const { portrait } = printing.data.result
  if (portrait.paragraphs.length === 0) return []
  return [
    sectionBlock(printing, portrait, 'quote'),
    softParagraph(printing.texts.results.dashboard.scenes),
  ]
}

function sectionBlock(
  printing: Printing,
  { title, paragraphs }: Pick<Section, 'title' | 'paragraphs'>,
  look: SectionLook,
): Block {
  const blocks = paragraphs.map(({ text, why }) => paragraph(text, printing.cite(why)))
  return { kind: 'section', title, look, blocks }
}

/** What the reader wrote, whole. */
function ownWordsBlock(
  printing: Printing,
  { title, intro, texts }: NonNullable<AdvancedResult['ownWords']>,
): Block {
  const written = texts.map(
    ({ questionUuid, prompt, text, scales, question }): Block => ({
      kind: 'written',
      prompt,
      text: paragraph(text, printing.cite([questionUuid])),
      scales: scales.join('  ·  '),
      question,
    }),
  )
  return { kind: 'section', title, look: 'plain', blocks: [paragraph(intro), ...written] }
}
