import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { ReportTexts } from '../report-texts.ts'

export interface SlovakName {
  nominative: string
  genitive: string
  dative: string
  accusative: string
  locative: string
  instrumental: string
}

export const nameForms: Readonly<Record<Archetype, SlovakName>> = {
  innocent: {
    nominative: 'Nevinný',
    genitive: 'Nevinného',
    dative: 'Nevinnému',
    accusative: 'Nevinného',
    locative: 'Nevinnom',
    instrumental: 'Nevinným',
  },
  sage: regular('Mudrc'),
  explorer: regular('Objaviteľ'),
  outlaw: regular('Rebel'),
  magician: regular('Mág'),
  hero: endingInA('Hrdin'),
  lover: regular('Milovník'),
  jester: {
    nominative: 'Šašo',
    genitive: 'Šaša',
    dative: 'Šašovi',
    accusative: 'Šaša',
    locative: 'Šašovi',
    instrumental: 'Šašom',
  },
  caregiver: regular('Opatrovateľ'),
  creator: endingInA('Tvorc'),
  ruler: endingInA('Vládc'),
  citizen: regular('Občan'),
}

export const archetypeNames: Readonly<Record<Archetype, string>> = {
  innocent: nameForms.innocent.nominative,
  sage: nameForms.sage.nominative,
  explorer: nameForms.explorer.nominative,
  outlaw: nameForms.outlaw.nominative,
  magician: nameForms.magician.nominative,
  hero: nameForms.hero.nominative,
  lover: nameForms.lover.nominative,
  jester: nameForms.jester.nominative,
  caregiver: nameForms.caregiver.nominative,
  creator: nameForms.creator.nominative,
  ruler: nameForms.ruler.nominative,
  citizen: nameForms.citizen.nominative,
}

export const shadowNames: Readonly<Record<Shadow, string>> = {
  'innocent:overused': 'Privreté oči',
  'innocent:disowned': 'Stratená dôvera',
  'sage:overused': 'Život v hlave',
  'sage:disowned': 'Obchádzané otázky',
  'explorer:overused': 'Večný odchod',
  'explorer:disowned': 'Túžba pod zámkom',
  'outlaw:overused': 'Búranie pre búranie',
  'outlaw:disowned': 'Prehltnutý protest',
  'magician:overused': 'Zmena za každú cenu',
  'magician:disowned': 'Nevyužitý vplyv',
  'hero:overused': 'Stále v boji',
  'hero:disowned': 'Odložená odvaha',
  'lover:overused': 'Strácanie seba',
  'lover:disowned': 'Blízkosť s odstupom',
  'jester:overused': 'Únik do žartu',
  'jester:disowned': 'Zakázaná hra',
  'caregiver:overused': 'Dávanie nad sily',
  'caregiver:disowned': 'Zadržaná starostlivosť',
  'creator:overused': 'Nikdy dosť dobré',
  'creator:disowned': 'Nevytvorené dielo',
  'ruler:overused': 'Opraty pevne v ruke',
  'ruler:disowned': 'Prenechaná moc',
  'citizen:overused': 'Splynutie s ostatnými',
  'citizen:disowned': 'Život bokom',
}

/** As the subject in the middle of a sentence. */
export function figureName(archetype: Archetype): string {
  return nameForms[archetype].nominative
}

export const shadowSources: ReportTexts['shadowSources'] = {
  overused: (name) => `${name}, keď ho je priveľa`,
  disowned: (name) => `odsunutý ${name}`,
}

export const shadowSourcesAtEnd: ReportTexts['shadowSources'] = {
  overused: shadowSources.overused,
  disowned: (name) => `${name}, ktorý musel ustúpiť`,
}

function regular(stem: string): SlovakName {
  return {
    nominative: stem,
    genitive: `${stem}a`,
    dative: `${stem}ovi`,
    accusative: `${stem}a`,
    locative: `${stem}ovi`,
    instrumental: `${stem}om`,
  }
}

function endingInA(stem: string): SlovakName {
  return {
    nominative: `${stem}a`,
    genitive: `${stem}u`,
    dative: `${stem}ovi`,
    accusative: `${stem}u`,
    locative: `${stem}ovi`,
    instrumental: `${stem}om`,
  }
}
