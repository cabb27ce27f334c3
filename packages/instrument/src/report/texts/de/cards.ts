import type { Certainty } from '../../../profile.ts'
import type { Level } from '../../plan-levels.ts'
import type { ShadowPlan } from '../../plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { archetypeTexts } from './archetypes.ts'
import { archetypeNames, nameForms } from './names.ts'
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
  veryHigh: (name) => `${name} meldet sich in Ihren Antworten deutlich zu Wort.`,
  high: (name) => `${name} ist in Ihren Antworten öfter zu hören als die meisten anderen.`,
  middle: (name) => `${name} ist in Ihren Antworten da, weder laut noch stumm.`,
  low: (name) => `${name} ist in Ihren Antworten nur leise zu hören.`,
  veryLow: (name) => `${name} ist in Ihren Antworten kaum zu hören.`,
}

const personaLevels: ByLevel = {
  veryHigh: (name) => `${name} gehört sehr wahrscheinlich zu dem, was anderen zuerst auffällt.`,
  high: (name) => `${name} gehört vermutlich zu dem, was anderen zuerst auffällt.`,
  middle: (name) => `${name} zeigt sich womöglich hier und da in Ihrem Auftreten.`,
  low: (name) => `${name} zeigt sich in Ihrem Auftreten nur wenig.`,
  veryLow: (name) => `${name} zeigt sich in Ihrem Auftreten kaum.`,
}

const shadowLevels: ByLevel = {
  veryHigh: (form) => `Als Neigung sticht hier hervor: ${form}.`,
  high: (form) => `Als Neigung verdient hier Beachtung: ${form}.`,
  middle: (form) => `Als Neigung ungefähr so ausgeprägt wie bei den meisten Menschen: ${form}.`,
  low: (form) => `Als Neigung hier nur schwach: ${form}.`,
  veryLow: (form) => `Als Neigung hier kaum zu sehen: ${form}.`,
}

const certaintyTexts: Readonly<Record<Certainty, readonly [string, ...string[]]>> = {
  clear: [
    'Nach Ihren Antworten gehört er klar zu den ersten drei.',
    'Dass er zu den ersten drei gehört, ist nach Ihren Antworten klar.',
    'Der Platz unter den ersten drei ist nach Ihren Antworten klar.',
  ],
  likely: [
    'Ein Platz unter Ihren ersten drei ist wahrscheinlich, nicht sicher.',
    'Dass er zu den ersten drei gehört, ist wahrscheinlich, bleibt aber korrigierbar.',
    'Der Platz unter den ersten drei ist wahrscheinlich, mehr nicht.',
  ],
  tooClose: [
    'Ob er wirklich zu Ihren ersten drei gehört, ist zu knapp für ein Urteil.',
    'Andere folgen so dicht, dass der Platz unter den ersten drei nicht zu entscheiden ist.',
    'Der Rang ist nach zehn Antworten zu knapp für ein Urteil.',
  ],
}

function certaintyOf({ certainty }: { certainty: Certainty }, place: number): string {
  const [first, ...others] = certaintyTexts[certainty]
  return wordingFor(place, first, ...others)
}

function formOf({ archetype, form }: ShadowPlan): string {
  const name = nameForms[archetype].nominative
  return form === 'overused' ? `${name} im Übermaß` : `${name}, der weichen musste`
}
