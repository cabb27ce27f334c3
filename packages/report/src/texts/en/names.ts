import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { Names } from '../books.ts'

export const archetypeNames: Readonly<Record<Archetype, string>> = {
  innocent: 'Innocent',
  sage: 'Sage',
  explorer: 'Explorer',
  outlaw: 'Outlaw',
  magician: 'Magician',
  hero: 'Hero',
  lover: 'Lover',
  jester: 'Jester',
  caregiver: 'Caregiver',
  creator: 'Creator',
  ruler: 'Ruler',
  citizen: 'Citizen',
}

export const shadowNames: Readonly<Record<Shadow, string>> = {
  'innocent:overused': 'Looking away',
  'innocent:disowned': 'Lost trust',
  'sage:overused': 'Living in your head',
  'sage:disowned': 'Avoided questions',
  'explorer:overused': 'Always leaving',
  'explorer:disowned': 'Longing under lock and key',
  'outlaw:overused': 'Breaking rules for the sake of it',
  'outlaw:disowned': 'Swallowed protest',
  'magician:overused': 'Change at any price',
  'magician:disowned': 'Unused influence',
  'hero:overused': 'Always in battle',
  'hero:disowned': 'Postponed courage',
  'lover:overused': 'Losing yourself',
  'lover:disowned': 'Closeness at arm’s length',
  'jester:overused': 'Laughing it off',
  'jester:disowned': 'Forbidden play',
  'caregiver:overused': 'Giving more than you have',
  'caregiver:disowned': 'Care held back',
  'creator:overused': 'Never good enough',
  'creator:disowned': 'Unmade work',
  'ruler:overused': 'The tight grip',
  'ruler:disowned': 'Power handed over',
  'citizen:overused': 'Blending in',
  'citizen:disowned': 'Standing apart',
}

export const names: Names = {
  archetypeNames,
  shadowNames,
  structureNames: {
    shadowPressure: 'Shadow',
    persona: 'Persona',
    self: 'Self',
    innerOther: 'Inner other',
  },
  figureName: (archetype) => archetypeNames[archetype],
  innerOtherHeading: 'Your inner other',
  quote: (text) => `“${text}”`,
}
