import type { AdvancedReport } from '@individua/report/compose/advanced-report'
import type { Claim, ReportSection } from '@individua/report/compose/report'

/** Parts of a report that are worded together. */
export const reportParts = ['overview', 'assessment', 'cards', 'practice'] as const
export type ReportPart = (typeof reportParts)[number]

/** Where a claim stands: its part, and the heading it stands under. */
export interface ClaimLocation {
  part: ReportPart
  about: string
}

/** The report with each claim changed, in reading order; everything else stays. */
export function mapClaims(
  report: AdvancedReport,
  change: (claim: Claim, location: ClaimLocation) => Claim,
): AdvancedReport {
  const under = (part: ReportPart, about: string) => (claim: Claim) =>
    change(claim, { part, about })
  const card = (about: string) => under('cards', about)
  const practice = (about: string) => under('practice', about)
  const { anima, dreams, portrait, overview } = report
  const changeSections = (part: ReportPart, sections: readonly ReportSection[]) =>
    sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map(under(part, section.title)),
    }))
  return {
    ...report,
    portrait: {
      ...portrait,
      paragraphs: portrait.paragraphs.map(under('overview', portrait.title)),
    },
    overview: { ...overview, sections: changeSections('overview', overview.sections) },
    jungianAssessment: changeSections('assessment', report.jungianAssessment),
    archetypes: report.archetypes.map((one) => ({
      ...one,
      description: card(one.name)(one.description),
    })),
    personas: report.personas.map((one) => ({
      ...one,
      description: card(one.name)(one.description),
      context: card(one.name)(one.context),
    })),
    shadows: report.shadows.map((one) => ({
      ...one,
      description: card(one.aspect)(one.description),
      integrationTip: card(one.aspect)(one.integrationTip),
    })),
    anima: {
      ...anima,
      description: practice(anima.type)(anima.description),
      developmentArea: practice(anima.type)(anima.developmentArea),
    },
    self: practice('Self')(report.self),
    complexes: report.complexes.map((one) => ({
      ...one,
      description: practice(one.name)(one.description),
      workingWith: practice(one.name)(one.workingWith),
    })),
    dreams: {
      patterns: dreams.patterns.map(practice('dream patterns')),
      meanings: dreams.meanings.map(practice('what such dreams may mean')),
      suggestions: dreams.suggestions.map(practice('working with dreams')),
    },
    therapeutic: report.therapeutic.map((one) => ({
      ...one,
      description: practice(one.area)(one.description),
      approaches: one.approaches.map(practice(one.area)),
    })),
    dailyExercises: report.dailyExercises.map((one) => ({
      ...one,
      exercise: practice(one.category)(one.exercise),
      purpose: practice(one.category)(one.purpose),
    })),
  }
}
