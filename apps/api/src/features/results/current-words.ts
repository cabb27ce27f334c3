import type { OwnWords } from '@individua/report/compose/advanced-report'
import type { Claim, Portrait } from '@individua/report/compose/report'

const formerWord = '"certainty":"tooClose"'
const currentWord = '"certainty":"open"'

/** What reports lacked, or had instead, before there were portraits. */
interface FormerWords {
  summary?: readonly Claim[]
  portrait?: Portrait
  ownWords?: OwnWords | null
}

/**
 * A report stored before there were portraits: its opening sentences stand in the portrait's place,
 * without a title. The sentences stay as they were written.
 */
export function withPortrait<Words extends { portrait: Portrait }>(stored: Words): Words {
  const { portrait, summary = [], ownWords = null }: FormerWords = stored
  return portrait ? stored : { ...stored, ownWords, portrait: { title: '', paragraphs: summary } }
}

/**
 * What was stored with an instrument before 2.0.0, in today's words: it said `tooClose` where later
 * versions say `open`. The other words and all numbers stay as they were scored.
 */
export function inCurrentWords<Stored>(stored: Stored, instrumentVersion: string): Stored {
  if (!instrumentVersion.startsWith('1.')) return stored
  return JSON.parse(JSON.stringify(stored).replaceAll(formerWord, currentWord))
}
