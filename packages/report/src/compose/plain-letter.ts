import { rooms } from '../plan/rooms.ts'
import type { Claim, Portrait, ReportSection } from './report.ts'

export interface LetterParts {
  portrait: Portrait
  /** The sections that hold the rooms. */
  overview: readonly ReportSection[]
  /** The sections that hold the step for tomorrow. */
  depth: readonly ReportSection[]
}

/**
 * The built-in letter, in the report's own words: the portrait, one scene, the step for tomorrow.
 * Pure. Of a report stored before there were rooms it has the portrait alone.
 * @returns a paragraph each; empty where the report has none of the parts
 */
export function writePlainLetter({ portrait, overview, depth }: LetterParts): readonly Claim[] {
  const [scene] = rooms.flatMap(
    (room) => longestOf(overview.find(({ key }) => key === room)?.paragraphs ?? []) ?? [],
  )
  const tomorrow = depth.find(({ key }) => key === 'tomorrow')?.paragraphs ?? []
  return [...portrait.paragraphs, ...(scene ? [scene] : []), ...tomorrow]
}

/** Of a room the scene: a choice and a turn are shorter. */
function longestOf(paragraphs: readonly Claim[]): Claim | undefined {
  return paragraphs.toSorted((a, b) => b.text.length - a.text.length)[0]
}
