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
  veryHigh: (name) => `${name} veľmi pravdepodobne patrí k tomu, čo si druhí všimnú najskôr.`,
  high: (name) => `${name} asi patrí k tomu, čo si druhí všimnú najskôr.`,
  middle: (name) => `${name} sa môže tu a tam ukázať v tom, ako pôsobíte.`,
  low: (name) => `${name} sa v tom, ako pôsobíte, ukazuje len málo.`,
  veryLow: (name) => `${name} sa v tom, ako pôsobíte, takmer neukazuje.`,
}

const shadowLevels: ByLevel = {
  veryHigh: (form) => `Ako sklonnosť tu vyčnieva ${form}.`,
  high: (form) => `Ako sklonnosť si tu pozornosť zaslúži ${form}.`,
  middle: (form) => `Ako sklonnosť je tu asi taký výrazný ako u väčšiny ľudí ${form}.`,
  low: (form) => `Ako sklonnosť je tu len slabý ${form}.`,
  veryLow: (form) => `Ako sklonnosť tu sotva vidno, že by pôsobil ${form}.`,
}

const certaintyTexts: Readonly<Record<Certainty, readonly [string, ...string[]]>> = {
  clear: [
    'Podľa vašich odpovedí patrí medzi prvé tri celkom jasne.',
    'Že patrí medzi prvé tri, je jasné.',
    'Jeho miesto v prvej trojici je jasné.',
  ],
  likely: [
    'Miesto medzi vašimi prvými tromi je pravdepodobné, nie isté.',
    'Že patrí medzi prvé tri, je pravdepodobné, hoci to ešte možno opraviť.',
    'Jeho miesto v prvej trojici je pravdepodobné, nič viac.',
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
