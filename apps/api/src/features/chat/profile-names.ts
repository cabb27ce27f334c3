import type { AdvancedResult } from '@individua/contract/advanced-results'

/** What the profile calls things: a reply may set these in quotation marks. */
export function profileNames(profile: AdvancedResult): ReadonlySet<string> {
  const { portrait, sections, archetypes, petals, personas, shadows, anima } = profile
  const names = [
    portrait.title,
    ...sections.map(({ title }) => title),
    ...[...archetypes, ...petals, ...personas, ...profile.complexes].map(({ name }) => name),
    ...shadows.map(({ aspect }) => aspect),
    anima.heading,
    anima.type,
    ...profile.therapeutic.map(({ area }) => area),
    ...profile.dailyExercises.map(({ category }) => category),
  ]
  return new Set(names.map(plainName))
}

/** A name without the punctuation that English sets inside the marks, in lower case. */
export function plainName(name: string): string {
  return name
    .trim()
    .replace(/[.,;:!?…]+$/u, '')
    .toLowerCase()
}
