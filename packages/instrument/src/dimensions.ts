/** The twelve archetypes, in the order of the latent vector. */
export const archetypes = [
  'innocent',
  'sage',
  'explorer',
  'outlaw',
  'magician',
  'hero',
  'lover',
  'jester',
  'caregiver',
  'creator',
  'ruler',
  'citizen',
] as const
export type Archetype = (typeof archetypes)[number]

/** Four parts of Jung's structure: shadow pressure, persona, self, the inner other (anima/animus). */
export const structures = ['shadowPressure', 'persona', 'self', 'innerOther'] as const
export type Structure = (typeof structures)[number]

/** The latent vector: archetypes, structure, and acquiescence as a nuisance dimension. */
export const dimensions = [...archetypes, ...structures, 'acquiescence'] as const
export type Dimension = (typeof dimensions)[number]

export const motives = ['independence', 'mastery', 'belonging', 'stability'] as const
export type Motive = (typeof motives)[number]

/** An archetype's two shadow forms: lived too much, or pushed away. */
export const shadowForms = ['overused', 'disowned'] as const
export type ShadowForm = (typeof shadowForms)[number]
export type Shadow = `${Archetype}:${ShadowForm}`
export const shadows: readonly Shadow[] = archetypes.flatMap((archetype) =>
  shadowForms.map((form): Shadow => `${archetype}:${form}`),
)

export const languages = ['en', 'sk', 'de'] as const
export type Language = (typeof languages)[number]
