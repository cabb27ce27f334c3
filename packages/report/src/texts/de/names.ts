import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { ReportTexts } from '../report-texts.ts'

/** Each case with its article; only the first letter of a sentence needs changing. */
export interface GermanName {
  nominative: string
  genitive: string
  dative: string
  accusative: string
}

export const nameForms: Readonly<Record<Archetype, GermanName>> = {
  innocent: weak('Unschuldige', 'n'),
  sage: weak('Weise', 'n'),
  explorer: strong('Entdecker'),
  outlaw: weak('Rebell', 'en'),
  magician: strong('Magier'),
  hero: weak('Held', 'en'),
  lover: weak('Liebende', 'n'),
  jester: weak('Narr', 'en'),
  caregiver: weak('Fürsorgliche', 'n'),
  creator: strong('Schöpfer'),
  ruler: strong('Herrscher'),
  citizen: strong('Bürger'),
}

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

/** As the subject in the middle of a sentence. */
export function figureName(archetype: Archetype): string {
  return nameForms[archetype].nominative
}

/** „beim Entdecker“, „zum Weisen“: the dative without its article. */
export function afterContraction(archetype: Archetype): string {
  return nameForms[archetype].dative.replace(/^dem /, '')
}

export const shadowSources: ReportTexts['shadowSources'] = {
  overused: (name) => `${name} im Übermaß`,
  disowned: (name) => `${name}, der weichen musste`,
}

function weak(stem: string, ending: 'n' | 'en'): GermanName {
  return {
    nominative: `der ${stem}`,
    genitive: `des ${stem}${ending}`,
    dative: `dem ${stem}${ending}`,
    accusative: `den ${stem}${ending}`,
  }
}

function strong(stem: string): GermanName {
  return {
    nominative: `der ${stem}`,
    genitive: `des ${stem}s`,
    dative: `dem ${stem}`,
    accusative: `den ${stem}`,
  }
}
