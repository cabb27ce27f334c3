import type { Profile } from '@individua/instrument/profile'
import type { AdvancedReport } from '@individua/report/compose/advanced-report'
import type { BasicReport, Claim, ReportCard } from '@individua/report/compose/report'

/** Sections with whose beginning the page opens. */
const openings = ['figure', 'opposites', 'shadow']

/** The dashboard of an advanced result: the full report's own texts, so that the two never differ. */
export function dashboardReport(report: AdvancedReport, profile: Profile): BasicReport {
  const { language, jungianAssessment: sections } = report
  return {
    language,
    summary: openings.flatMap((key) => {
      const [claim] = sections.find((section) => section.key === key)?.paragraphs ?? []
      return claim ? [openingOf(claim, language)] : []
    }),
    archetypes: report.archetypes.flatMap(({ key, name, description }) =>
      cardOf(profile.archetypes, key, { name, description, isInferred: false }),
    ),
    personas: report.personas.flatMap(({ key, name, description }) =>
      cardOf(profile.personas, key, { name, description, isInferred: true }),
    ),
    shadows: report.shadows.flatMap(({ key, aspect: name, description }) =>
      cardOf(profile.shadows, key, { name, description, isInferred: true }),
    ),
    sections,
  }
}

function cardOf(
  family: Profile['archetypes' | 'shadows'],
  key: string,
  words: { name: string; description: Claim; isInferred: boolean },
): ReportCard[] {
  const estimate = family.find(({ name }) => name === key)
  if (!estimate) return []
  const { strength, interval80, certainty } = estimate
  const { name, isInferred, description } = words
  const { text, itemIds } = description
  return [{ key, name, description: text, strength, interval80, certainty, isInferred, itemIds }]
}

/** The paragraph up to its first figure: that is where it speaks of this person. */
function openingOf({ text, itemIds }: Claim, language: string): Claim {
  const segments = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
  const sentences = segments.map(({ segment }) => segment)
  const end = Math.max(
    0,
    sentences.findIndex((sentence) => /\d/.test(sentence)),
  )
  return {
    text: sentences
      .slice(0, end + 1)
      .join('')
      .trim(),
    itemIds,
  }
}
