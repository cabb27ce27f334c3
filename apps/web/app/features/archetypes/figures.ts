import type { ArchetypeSlug } from '@individua/contract/paths'

export const motives = ['independence', 'mastery', 'belonging', 'stability'] as const

/** The three figures of each motive. */
export const figuresOf = {
  independence: ['innocent', 'sage', 'explorer'],
  mastery: ['hero', 'outlaw', 'magician'],
  belonging: ['lover', 'jester', 'citizen'],
  stability: ['caregiver', 'creator', 'ruler'],
} as const satisfies Record<(typeof motives)[number], readonly ArchetypeSlug[]>

/** Whom a figure's page speaks of as standing near and opposite. */
export const relationsOf: Record<ArchetypeSlug, { near: ArchetypeSlug; far: ArchetypeSlug }> = {
  innocent: { near: 'citizen', far: 'outlaw' },
  sage: { near: 'magician', far: 'lover' },
  explorer: { near: 'outlaw', far: 'citizen' },
  outlaw: { near: 'hero', far: 'ruler' },
  magician: { near: 'creator', far: 'citizen' },
  hero: { near: 'ruler', far: 'jester' },
  lover: { near: 'caregiver', far: 'sage' },
  jester: { near: 'outlaw', far: 'ruler' },
  caregiver: { near: 'citizen', far: 'explorer' },
  creator: { near: 'magician', far: 'caregiver' },
  ruler: { near: 'hero', far: 'outlaw' },
  citizen: { near: 'innocent', far: 'explorer' },
}
