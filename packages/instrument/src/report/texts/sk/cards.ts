import type { Certainty } from '../../../profile.ts'
import type { Level } from '../../plan-levels.ts'
import type { ShadowPlan } from '../../plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { archetypeTexts } from './archetypes.ts'
import { archetypeNames } from './names.ts'
import { personaTexts } from './personas.ts'
import { disownedTexts } from './shadows-disowned.ts'
import { overusedTexts } from './shadows-overused.ts'

type Cards = Pick<ReportTexts, 'describeArchetype' | 'describePersona' | 'describeShadow'>

export const cards: Cards = {
  describeArchetype: (subject, place) =>
    `${openingOf(archetypeLevels[subject.level](archetypeNames[subject.name]), place)} ${archetypeTexts[subject.name].card} ${certaintyOf(subject, place)}`,
  describePersona: (subject, place) =>
    `${openingOf(personaLevels[subject.level](archetypeNames[subject.name]), place)} ${personaTexts[subject.name].card} ${certaintyOf(subject, place + 1)}`,
  describeShadow: (shadow, place) => {
    const texts = (shadow.form === 'overused' ? overusedTexts : disownedTexts)[shadow.archetype]
    return `${openingOf(shadowLevels[shadow.level](formOf(shadow)), place)} ${texts.card} ${certaintyOf(shadow, place + 2)}`
  },
}

type ByLevel = Readonly<Record<Level, (name: string) => readonly [string, ...string[]]>>

const archetypeLevels: ByLevel = {
  veryHigh: (name) => [
    `${name} sa vo vašich odpovediach ozýva veľmi zreteľne.`,
    `Vaše odpovede dávajú zreteľný hlas aj vzorcu menom ${name}.`,
    `Veľmi zreteľne z vašich odpovedí zaznieva ${name}.`,
  ],
  high: (name) => [
    `${name} sa vo vašich odpovediach ozýva viac než väčšina ostatných.`,
    `Nad stredom stojí vo vašich odpovediach aj ${name}.`,
    `Z vašich odpovedí zaznieva výraznejšie než väčšina ostatných aj ${name}.`,
  ],
  middle: (name) => [
    `${name} je vo vašich odpovediach prítomný, ani hlasno, ani potichu.`,
    `Blízko stredu stojí vo vašich odpovediach aj ${name}.`,
    `Ani silno, ani slabo z vašich odpovedí zaznieva ${name}.`,
  ],
  low: (name) => [`${name} sa vo vašich odpovediach ozýva iba potichu.`],
  veryLow: (name) => [`${name} sa vo vašich odpovediach takmer neozýva.`],
}

const personaLevels: ByLevel = {
  veryHigh: (name) => [
    `K tomu, čo si na vás druhí všimnú najskôr, veľmi pravdepodobne patrí ${name}.`,
    `Veľmi pravdepodobne si na vás ľudia skoro všimnú aj to, čo predstavuje ${name}.`,
    `V tom, čo z vás ľudia vidia, je veľmi pravdepodobne aj ${name}.`,
  ],
  high: (name) => [
    `K tomu, čo si na vás druhí všimnú najskôr, asi patrí ${name}.`,
    `Ľudia si na vás asi skoro všimnú aj to, čo predstavuje ${name}.`,
    `V tom, čo z vás ľudia vidia, je asi aj ${name}.`,
  ],
  middle: (name) => [
    `V tom, ako na druhých pôsobíte, sa tu a tam môže ukázať ${name}.`,
    `Ľudia si na vás občas možno všimnú aj to, čo predstavuje ${name}.`,
    `V tom, čo z vás ľudia vidia, býva niekedy možno aj ${name}.`,
  ],
  low: (name) => [`V tom, ako na druhých pôsobíte, sa ${name} ukáže len málo a zriedka.`],
  veryLow: (name) => [`V tom, ako na druhých pôsobíte, sa ${name} neukáže takmer vôbec.`],
}

const shadowLevels: ByLevel = {
  veryHigh: (form) => [
    `Medzi sklonnosťami, na ktoré sa oplatí pozrieť, tu vyčnieva ${form}.`,
    `Veľmi výrazný je ako sklonnosť vo vašich odpovediach aj ${form}.`,
    `Zreteľne nad stredom je medzi vašimi sklonnosťami aj ${form}.`,
  ],
  high: (form) => [
    `Medzi sklonnosti, na ktoré sa oplatí pozrieť, tu patrí ${form}.`,
    `Pozornosť si ako sklonnosť nad stredom zaslúži aj ${form}.`,
    `O niečo výraznejší je medzi vašimi sklonnosťami aj ${form}.`,
  ],
  middle: (form) => [
    `Asi tak výrazne ako u väčšiny ľudí sa medzi sklonnosťami objavuje ${form}.`,
    `Ani silný, ani slabý je ako sklonnosť vo vašich odpovediach ${form}.`,
    `Blízko stredu je medzi vašimi sklonnosťami aj ${form}.`,
  ],
  low: (form) => [`Medzi sklonnosťami sa vo vašich odpovediach len slabo objavuje ${form}.`],
  veryLow: (form) => [`Medzi sklonnosťami sa vo vašich odpovediach sotva objavuje ${form}.`],
}

const certaintyTexts: Readonly<Record<Certainty, readonly [string, ...string[]]>> = {
  clear: [
    'Podľa vašich desiatich odpovedí patrí medzi prvé tri celkom jasne.',
    'Že patrí medzi prvé tri, je podľa vašich odpovedí jasné.',
    'Jeho miesto v prvej trojici je podľa vašich odpovedí jasné.',
  ],
  likely: [
    'Miesto medzi vašimi prvými tromi je pravdepodobné, no po desiatich odpovediach nie isté.',
    'Že patrí medzi prvé tri, je pravdepodobné, hoci to ešte možno opraviť.',
    'Jeho miesto v prvej trojici je po desiatich odpovediach pravdepodobné, nič viac.',
  ],
  tooClose: [
    'Či naozaj patrí medzi vaše prvé tri, je príliš tesné na rozhodnutie.',
    'Ďalšie nasledujú tak blízko, že miesto v prvej trojici sa rozhodnúť nedá.',
    'Jeho poradie je po desiatich odpovediach príliš tesné na rozhodnutie.',
  ],
}

function openingOf([first, ...others]: readonly [string, ...string[]], place: number): string {
  return wordingFor(place, first, ...others)
}

function certaintyOf({ certainty }: { certainty: Certainty }, place: number): string {
  const [first, ...others] = certaintyTexts[certainty]
  return wordingFor(place, first, ...others)
}

function formOf({ archetype, form }: ShadowPlan): string {
  return form === 'overused'
    ? `${archetypeNames[archetype]}, ktorého je priveľa`
    : `${archetypeNames[archetype]}, ktorý musel ustúpiť`
}
