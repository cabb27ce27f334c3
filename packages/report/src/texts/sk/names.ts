import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { ShadowSubject } from '../../plan/plan-subjects.ts'

export interface SlovakName {
  nominative: string
  genitive: string
  dative: string
  accusative: string
  instrumental: string
}

export const nameForms: Readonly<Record<Archetype, SlovakName>> = {
  innocent: {
    nominative: 'Nevinný',
    genitive: 'Nevinného',
    dative: 'Nevinnému',
    accusative: 'Nevinného',
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

/** The locative of masculine animate names equals the dative, but for the adjective. */
export function locative(archetype: Archetype): string {
  return archetype === 'innocent' ? 'Nevinnom' : nameForms[archetype].dative
}

type ShadowName = Pick<ShadowSubject, 'archetype' | 'form'>

/** The archetype behind a shadow tendency, as the subject in the middle of a sentence. */
export function shadowSource({ archetype, form }: ShadowName): string {
  return form === 'overused'
    ? `${figureName(archetype)}, keď ho je priveľa`
    : `odsunutý ${figureName(archetype)}`
}

/** The same at the end of a sentence, where a clause may follow the name. */
export function shadowSourceAtEnd({ archetype, form }: ShadowName): string {
  return form === 'overused'
    ? `${figureName(archetype)}, keď ho je priveľa`
    : `${figureName(archetype)}, ktorý musel ustúpiť`
}

function regular(stem: string): SlovakName {
  return {
    nominative: stem,
    genitive: `${stem}a`,
    dative: `${stem}ovi`,
    accusative: `${stem}a`,
    instrumental: `${stem}om`,
  }
}

function endingInA(stem: string): SlovakName {
  return {
    nominative: `${stem}a`,
    genitive: `${stem}u`,
    dative: `${stem}ovi`,
    accusative: `${stem}u`,
    instrumental: `${stem}om`,
  }
}
