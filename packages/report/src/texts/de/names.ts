import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { Names } from '../books.ts'

export const archetypeNames: Readonly<Record<Archetype, string>> = {
  innocent: 'Der Unschuldige',
  sage: 'Der Weise',
  explorer: 'Der Entdecker',
  outlaw: 'Der Rebell',
  magician: 'Der Magier',
  hero: 'Der Held',
  lover: 'Der Liebende',
  jester: 'Der Narr',
  caregiver: 'Der Fürsorgliche',
  creator: 'Der Schöpfer',
  ruler: 'Der Herrscher',
  citizen: 'Der Bürger',
}

export const shadowNames: Readonly<Record<Shadow, string>> = {
  'innocent:overused': 'Wegsehen',
  'innocent:disowned': 'Verlorenes Vertrauen',
  'sage:overused': 'Leben im Kopf',
  'sage:disowned': 'Gemiedene Fragen',
  'explorer:overused': 'Immer auf dem Sprung',
  'explorer:disowned': 'Weggesperrte Sehnsucht',
  'outlaw:overused': 'Dagegen aus Prinzip',
  'outlaw:disowned': 'Geschluckter Protest',
  'magician:overused': 'Wandel um jeden Preis',
  'magician:disowned': 'Ungenutzter Einfluss',
  'hero:overused': 'Immer im Kampf',
  'hero:disowned': 'Vertagter Mut',
  'lover:overused': 'Sich verlieren',
  'lover:disowned': 'Nähe auf Abstand',
  'jester:overused': 'Weglachen',
  'jester:disowned': 'Verbotenes Spiel',
  'caregiver:overused': 'Geben bis zur Erschöpfung',
  'caregiver:disowned': 'Zurückgehaltene Fürsorge',
  'creator:overused': 'Nie gut genug',
  'creator:disowned': 'Ungeschaffenes Werk',
  'ruler:overused': 'Die Zügel zu fest',
  'ruler:disowned': 'Abgegebene Macht',
  'citizen:overused': 'Aufgehen in der Gruppe',
  'citizen:disowned': 'Abseits stehen',
}

export const names: Names = {
  archetypeNames,
  shadowNames,
  structureNames: {
    shadowPressure: 'Schatten',
    persona: 'Persona',
    self: 'Selbst',
    innerOther: 'Inneres Gegenüber',
  },
  figureName: (archetype) => archetypeNames[archetype].replace(/^Der /, 'der '),
  innerOtherHeading: 'Ihr inneres Gegenüber',
  quote: (text) => `„${text}“`,
}
