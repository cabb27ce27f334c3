import type { SummaryTexts } from '../claim-texts.ts'
import { nameForms } from './names.ts'

export const summary: SummaryTexts = {
  leadership: {
    none: ({ first, second, third }) =>
      `Žiadny vzorec vo vašich desiatich odpovediach výrazne nevystupuje do popredia; o kúsok vpredu sú ${first.name}, ${second.name} a ${third.name}.`,
    sharedByTwo: ({ first, second, third }) =>
      `Na čele vášho profilu sú dva vzorce, ${first.name} a ${second.name}, tak blízko pri sebe, že sa medzi nimi nedá určiť víťaz; nasleduje ${third.name}.`,
    sharedByThree: ({ first, second, third }) =>
      `Na čele vášho profilu sú tri vzorce, tak blízko pri sebe, že sa medzi nimi nedá určiť víťaz: ${first.name}, ${second.name} a ${third.name}.`,
    first: ({ first, second, third }, core) =>
      `Na čele vášho profilu je ${first.name} a s ním ${core}; nasledujú ${second.name} a ${third.name}.`,
  },
  balance: {
    lowest: {
      lowered: ({ name }) => `Najtichším hlasom je ${name}`,
      notLowered: ({ name }) => `Naozaj tichý nie je žiadny hlas, najmenej sa ozýva ${name}`,
    },
    tension: {
      both: (stronger, weaker) =>
        `opačnými smermi vás zrejme ťahajú ${stronger.name} a ${weaker.name}`,
      tilted: (stronger, weaker) =>
        `v dvojici protikladov u vás zreteľne prevažuje ${stronger.name} nad ${nameForms[weaker.key].instrumental}`,
      even: (stronger, weaker) =>
        `protiklady, aké predstavujú ${stronger.name} a ${weaker.name}, sú u vás v rovnováhe`,
    },
    join: (lowest, tension) => `${lowest}; ${tension}.`,
  },
  caution: {
    shadow: {
      raised: ({ name }) => `Z tieňových sklonov si pozornosť zaslúži „${name}“`,
      middle: ({ name }) => `Z tieňových sklonov žiadny nevyčnieva, prvý v poradí je „${name}“`,
      lowered: ({ name }) => `Žiadny tieňový sklon nie je výrazný, ani „${name}“`,
    },
    flagged: (shadow) =>
      `${shadow}, a keďže vaše odpovede nabádajú k opatrnosti, berte, prosím, celú správu ako predbežnú.`,
    sketch: (shadow) =>
      `${shadow}, a keďže sa všetko opiera o desať odpovedí, berte to ako náčrt na overenie, nie ako rozsudok.`,
  },
}
