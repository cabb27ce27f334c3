import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { Names } from '../books.ts'

export const archetypeNames: Readonly<Record<Archetype, string>> = {
  innocent: 'Nevinný',
  sage: 'Mudrc',
  explorer: 'Objaviteľ',
  outlaw: 'Rebel',
  magician: 'Mág',
  hero: 'Hrdina',
  lover: 'Milovník',
  jester: 'Šašo',
  caregiver: 'Opatrovateľ',
  creator: 'Tvorca',
  ruler: 'Vládca',
  citizen: 'Občan',
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

export const names: Names = {
  archetypeNames,
  shadowNames,
  structureNames: {
    shadowPressure: 'Tieň',
    persona: 'Persona',
    self: 'Bytostné Ja',
    innerOther: 'Vnútorný náprotivok',
  },
  figureName: (archetype) => archetypeNames[archetype],
  innerOtherHeading: 'Váš vnútorný náprotivok',
  quote: (text) => `„${text}“`,
}
