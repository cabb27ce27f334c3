import type { ByLevel, CardTexts } from '../report-texts.ts'
import { archetypeNames, shadowFigure } from './names.ts'

const archetypeLevels: ByLevel<string> = {
  veryHigh: (name) => [
    `${name} sa vo vašich odpovediach ozýva veľmi zreteľne.`,
    `Zreteľný hlas má vo vašich odpovediach aj ${name}.`,
    `Veľmi zreteľne z vašich odpovedí zaznieva aj ${name}.`,
  ],
  high: (name) => [
    `${name} sa vo vašich odpovediach ozýva viac než väčšina ostatných.`,
    `Nad stredom je vo vašich odpovediach aj ${name}.`,
    `Z vašich odpovedí zaznieva výraznejšie než väčšina ostatných aj ${name}.`,
  ],
  middle: (name) => [
    `${name} sa vo vašich odpovediach ozýva asi tak ako u väčšiny ľudí.`,
    `Blízko stredu je vo vašich odpovediach aj ${name}.`,
    `Stredne silno zaznieva z vašich odpovedí aj ${name}.`,
  ],
  low: (name) => [`${name} sa vo vašich odpovediach ozýva iba potichu.`],
  veryLow: (name) => [`${name} sa vo vašich odpovediach takmer neozýva.`],
}

const personaLevels: ByLevel<string> = {
  veryHigh: (name) => [
    `Ako tvár pre svet je u vás ${name} oveľa výraznejší než u väčšiny porovnávacej skupiny, aspoň podľa toho, čo sa dá z odpovedí odvodiť.`,
    `Výrazne nad stredom porovnávacej skupiny je medzi tvárami odvodenými z vašich odpovedí aj ${name}.`,
    `Z tvárí, ktoré sa dajú odvodiť, je u vás výrazne nad stredom ešte ${name}.`,
  ],
  high: (name) => [
    `Ako tvár pre svet je u vás ${name} o niečo výraznejší než u väčšiny porovnávacej skupiny, aspoň podľa toho, čo sa dá z odpovedí odvodiť.`,
    `Nad stredom porovnávacej skupiny je medzi tvárami odvodenými z vašich odpovedí aj ${name}.`,
    `Z tvárí, ktoré sa dajú odvodiť, je u vás nad stredom ešte ${name}.`,
  ],
  middle: (name) => [
    `Ako tvár pre svet je u vás ${name} asi taký výrazný ako u väčšiny porovnávacej skupiny, aspoň podľa toho, čo sa dá z odpovedí odvodiť.`,
    `Blízko stredu porovnávacej skupiny je medzi tvárami odvodenými z vašich odpovedí aj ${name}.`,
    `Z tvárí, ktoré sa dajú odvodiť, je u vás blízko stredu ešte ${name}.`,
  ],
  low: (name) => [
    `Ako tvár pre svet je u vás ${name} menej výrazný než u väčšiny porovnávacej skupiny, aspoň podľa toho, čo sa dá z odpovedí odvodiť.`,
  ],
  veryLow: (name) => [
    `Ako tvár pre svet je u vás ${name} oveľa menej výrazný než u väčšiny porovnávacej skupiny, aspoň podľa toho, čo sa dá z odpovedí odvodiť.`,
  ],
}

const shadowLevels: ByLevel<string> = {
  veryHigh: (form) => [
    `Medzi sklonmi, na ktoré sa oplatí pozrieť, vyčnieva ${form}.`,
    `Veľmi výrazne sa medzi vašimi sklonmi ukazuje aj ${form}.`,
    `Zreteľne nad stredom je medzi vašimi sklonmi aj ${form}.`,
  ],
  high: (form) => [
    `Medzi sklony, na ktoré sa oplatí pozrieť, patrí ${form}.`,
    `Pozornosť si zaslúži aj ďalší sklon nad stredom: ${form}.`,
    `Medzi vašimi sklonmi je o niečo výraznejší aj ${form}.`,
  ],
  middle: (form) => [
    `Asi tak výrazne ako u väčšiny ľudí sa medzi vašimi sklonmi objavuje ${form}.`,
    `Ani silno, ani slabo sa medzi vašimi sklonmi ozýva ${form}.`,
    `Blízko stredu je medzi vašimi sklonmi aj ${form}.`,
  ],
  low: (form) => [`Medzi sklonmi sa vo vašich odpovediach len slabo objavuje ${form}.`],
  veryLow: (form) => [`Medzi sklonmi sa vo vašich odpovediach sotva objavuje ${form}.`],
}

export const cards: CardTexts = {
  archetype: ({ name, level }) => archetypeLevels[level](archetypeNames[name]),
  persona: ({ name, level }) => personaLevels[level](archetypeNames[name]),
  shadow: (shadow) => shadowLevels[shadow.level](shadowFigure(shadow)),
  places: {
    clear: [
      'Podľa vašich desiatich odpovedí je miesto medzi prvými tromi celkom jasné.',
      'Zaradenie do prvej trojice je podľa vašich odpovedí jasné.',
      'O mieste v prvej trojici hovoria vaše odpovede jasne.',
    ],
    likely: [
      'Miesto medzi vašimi prvými tromi je pravdepodobné, no po desiatich odpovediach nie isté.',
      'Zaradenie do prvej trojice je pravdepodobné, ďalšie odpovede ho však ešte môžu zmeniť.',
      'Po desiatich odpovediach je miesto v prvej trojici pravdepodobné, nič viac.',
    ],
    tooClose: [
      'Zaradenie medzi vaše prvé tri zostáva pri týchto odpovediach neisté.',
      'Ďalšie v poradí nasledujú tak blízko, že miesto v prvej trojici zostáva otvorené.',
      'Po desiatich odpovediach je poradie na tomto mieste neisté.',
    ],
  },
}
