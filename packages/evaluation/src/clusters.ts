/** The five clusters of Faber and Mayer (2009), as far as they concern the twelve. */
export const clusters = [
  ['creator', 'magician', 'sage'],
  ['caregiver', 'innocent', 'lover'],
  ['hero', 'ruler'],
  ['outlaw'],
  ['citizen', 'explorer', 'jester'],
] as const
