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
    `${archetypeLevels[subject.level](archetypeNames[subject.name])} ${archetypeTexts[subject.name].card} ${certaintyOf(subject, place)}`,
  describePersona: (subject, place) =>
    `${personaLevels[subject.level](archetypeNames[subject.name])} ${personaTexts[subject.name].card} ${certaintyOf(subject, place + 1)}`,
  describeShadow: (shadow, place) => {
    const texts = (shadow.form === 'overused' ? overusedTexts : disownedTexts)[shadow.archetype]
    return `${shadowLevels[shadow.level](formOf(shadow))} ${texts.card} ${certaintyOf(shadow, place + 2)}`
  },
}

type ByLevel = Readonly<Record<Level, (name: string) => string>>

const archetypeLevels: ByLevel = {
  veryHigh: (name) => `${name} sa vo vašich odpovediach ozýva veľmi zreteľne.`,
  high: (name) => `${name} sa vo vašich odpovediach ozýva viac než väčšina ostatných.`,
  middle: (name) => `${name} je vo vašich odpovediach prítomný, ani hlasno, ani potichu.`,
  low: (name) => `${name} sa vo vašich odpovediach ozýva iba potichu.`,
  veryLow: (name) => `${name} sa vo vašich odpovediach takmer neozýva.`,
}

const personaLevels: ByLevel = {
  veryHigh: (name) =>
    `K tomu, čo si na vás druhí všimnú najskôr, veľmi pravdepodobne patrí aj ${name}.`,
  high: (name) => `K tomu, čo si na vás druhí všimnú najskôr, asi patrí aj ${name}.`,
  middle: (name) => `V tom, ako na druhých pôsobíte, sa tu a tam môže ukázať aj ${name}.`,
  low: (name) => `V tom, ako na druhých pôsobíte, sa ${name} ukáže len málo a zriedka.`,
  veryLow: (name) => `V tom, ako na druhých pôsobíte, sa ${name} neukáže takmer vôbec.`,
}

const shadowLevels: ByLevel = {
  veryHigh: (form) => `Medzi sklonnosťami, na ktoré sa oplatí pozrieť, tu vyčnieva ${form}.`,
  high: (form) => `Medzi sklonnosti, na ktoré sa oplatí pozrieť, tu patrí ${form}.`,
  middle: (form) => `Asi tak výrazne ako u väčšiny ľudí sa medzi sklonnosťami objavuje ${form}.`,
  low: (form) => `Medzi sklonnosťami sa vo vašich odpovediach len slabo objavuje ${form}.`,
  veryLow: (form) => `Medzi sklonnosťami sa vo vašich odpovediach sotva objavuje ${form}.`,
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

function certaintyOf({ certainty }: { certainty: Certainty }, place: number): string {
  const [first, ...others] = certaintyTexts[certainty]
  return wordingFor(place, first, ...others)
}

function formOf({ archetype, form }: ShadowPlan): string {
  return form === 'overused'
    ? `${archetypeNames[archetype]}, ktorého je priveľa`
    : `${archetypeNames[archetype]}, ktorý musel ustúpiť`
}
