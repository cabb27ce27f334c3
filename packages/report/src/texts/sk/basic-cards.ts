import type { BasicCardTexts } from '../card-texts.ts'

export const basicCards: BasicCardTexts = {
  archetype: {
    veryHigh: ({ name }) => [
      `${name} sa vo vašich odpovediach ozýva veľmi zreteľne.`,
      `Zreteľný hlas má vo vašich odpovediach aj ${name}.`,
      `Veľmi zreteľne z vašich odpovedí zaznieva aj ${name}.`,
    ],
    high: ({ name }) => [
      `${name} sa vo vašich odpovediach ozýva viac než väčšina ostatných.`,
      `Nad stredom je vo vašich odpovediach aj ${name}.`,
      `Z vašich odpovedí zaznieva výraznejšie než väčšina ostatných aj ${name}.`,
    ],
    middle: ({ name }) => [
      `${name} sa vo vašich odpovediach ozýva asi tak ako u väčšiny ľudí.`,
      `Blízko stredu je vo vašich odpovediach aj ${name}.`,
      `Stredne silno zaznieva z vašich odpovedí aj ${name}.`,
    ],
    low: ({ name }) => [`${name} sa vo vašich odpovediach ozýva iba potichu.`],
    veryLow: ({ name }) => [`${name} sa vo vašich odpovediach takmer neozýva.`],
  },
  persona: {
    veryHigh: ({ name }) => [
      `Ako tvár pre svet je u vás ${name} oveľa výraznejší než u väčšiny porovnávacej skupiny, aspoň podľa toho, čo sa dá z odpovedí odvodiť.`,
      `Výrazne nad stredom porovnávacej skupiny je medzi tvárami odvodenými z vašich odpovedí aj ${name}.`,
      `Z tvárí, ktoré sa dajú odvodiť, je u vás výrazne nad stredom ešte ${name}.`,
    ],
    high: ({ name }) => [
      `Ako tvár pre svet je u vás ${name} o niečo výraznejší než u väčšiny porovnávacej skupiny, aspoň podľa toho, čo sa dá z odpovedí odvodiť.`,
      `Nad stredom porovnávacej skupiny je medzi tvárami odvodenými z vašich odpovedí aj ${name}.`,
      `Z tvárí, ktoré sa dajú odvodiť, je u vás nad stredom ešte ${name}.`,
    ],
    middle: ({ name }) => [
      `Ako tvár pre svet je u vás ${name} asi taký výrazný ako u väčšiny porovnávacej skupiny, aspoň podľa toho, čo sa dá z odpovedí odvodiť.`,
      `Blízko stredu porovnávacej skupiny je medzi tvárami odvodenými z vašich odpovedí aj ${name}.`,
      `Z tvárí, ktoré sa dajú odvodiť, je u vás blízko stredu ešte ${name}.`,
    ],
    low: ({ name }) => [
      `Ako tvár pre svet je u vás ${name} menej výrazný než u väčšiny porovnávacej skupiny, aspoň podľa toho, čo sa dá z odpovedí odvodiť.`,
    ],
    veryLow: ({ name }) => [
      `Ako tvár pre svet je u vás ${name} oveľa menej výrazný než u väčšiny porovnávacej skupiny, aspoň podľa toho, čo sa dá z odpovedí odvodiť.`,
    ],
  },
  shadow: {
    veryHigh: ({ sourceAtEnd }) => [
      `Medzi sklonmi, na ktoré sa oplatí pozrieť, vyčnieva ${sourceAtEnd}.`,
      `Veľmi výrazne sa medzi vašimi sklonmi ukazuje aj ${sourceAtEnd}.`,
      `Zreteľne nad stredom je medzi vašimi sklonmi aj ${sourceAtEnd}.`,
    ],
    high: ({ sourceAtEnd }) => [
      `Medzi sklony, na ktoré sa oplatí pozrieť, patrí ${sourceAtEnd}.`,
      `Pozornosť si zaslúži aj ďalší sklon nad stredom: ${sourceAtEnd}.`,
      `Medzi vašimi sklonmi je o niečo výraznejší aj ${sourceAtEnd}.`,
    ],
    middle: ({ sourceAtEnd }) => [
      `Asi tak výrazne ako u väčšiny ľudí sa medzi vašimi sklonmi objavuje ${sourceAtEnd}.`,
      `Ani silno, ani slabo sa medzi vašimi sklonmi ozýva ${sourceAtEnd}.`,
      `Blízko stredu je medzi vašimi sklonmi aj ${sourceAtEnd}.`,
    ],
    low: ({ sourceAtEnd }) => [
      `Medzi sklonmi sa vo vašich odpovediach len slabo objavuje ${sourceAtEnd}.`,
    ],
    veryLow: ({ sourceAtEnd }) => [
      `Medzi sklonmi sa vo vašich odpovediach sotva objavuje ${sourceAtEnd}.`,
    ],
  },
  ranks: {
    clear: [
      'Podľa vašich desiatich odpovedí je miesto medzi prvými tromi zreteľné.',
      'Zaradenie do prvej trojice je podľa vašich odpovedí zreteľné.',
      'O mieste v prvej trojici hovoria vaše odpovede zreteľne.',
    ],
    likely: [
      'Miesto medzi vašimi prvými tromi je pravdepodobné, no po desiatich odpovediach nie isté.',
      'Zaradenie do prvej trojice je pravdepodobné, ďalšie odpovede ho však ešte môžu zmeniť.',
      'Po desiatich odpovediach je miesto v prvej trojici pravdepodobné, nič viac.',
    ],
    quitePossible: [
      'Miesto medzi vašimi prvými tromi je celkom možné, do úvahy však prichádzajú aj iné.',
      'Zaradenie do prvej trojice je celkom možné, rozdiel oproti ďalším je malý.',
      'Že miesto v prvej trojici sedí, je celkom možné; viac z desiatich odpovedí nevidno.',
    ],
    open: [
      'Zaradenie medzi vaše prvé tri zostáva pri týchto odpovediach zatiaľ otvorené.',
      'Ďalšie v poradí nasledujú tak blízko, že miesto v prvej trojici zostáva zatiaľ otvorené.',
      'Po desiatich odpovediach je poradie na tomto mieste zatiaľ otvorené.',
    ],
  },
}
