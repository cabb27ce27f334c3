import type { Certainty } from '../../../profile.ts'
import type { Level } from '../../plan-levels.ts'
import type { ShadowPlan } from '../../plan-report.ts'
import type { ReportTexts } from '../report-texts.ts'
import { wordingFor } from '../wording.ts'
import { archetypeTexts } from './archetypes.ts'
import { type GermanName, nameForms } from './names.ts'
import { personaTexts } from './personas.ts'
import { capitalised } from './phrases.ts'
import { disownedTexts } from './shadows-disowned.ts'
import { overusedTexts } from './shadows-overused.ts'

type Cards = Pick<ReportTexts, 'describeArchetype' | 'describePersona' | 'describeShadow'>

export const cards: Cards = {
  describeArchetype: (subject, place) =>
    `${openingOf(archetypeLevels[subject.level](nameForms[subject.name]), place)} ${archetypeTexts[subject.name].card} ${certaintyOf(subject, place)}`,
  describePersona: (subject, place) =>
    `${openingOf(personaLevels[subject.level](nameForms[subject.name]), place)} ${personaTexts[subject.name].card} ${certaintyOf(subject, place + 1)}`,
  describeShadow: (shadow, place) => {
    const texts = (shadow.form === 'overused' ? overusedTexts : disownedTexts)[shadow.archetype]
    return `${openingOf(shadowLevels[shadow.level](formOf(shadow)), place)} ${texts.card} ${certaintyOf(shadow, place + 2)}`
  },
}

type ByNameLevel = Readonly<Record<Level, (name: GermanName) => readonly [string, ...string[]]>>
type ByLevel = Readonly<Record<Level, (name: string) => readonly [string, ...string[]]>>

const archetypeLevels: ByNameLevel = {
  veryHigh: ({ nominative }) => [
    `${capitalised(nominative)} meldet sich in Ihren Antworten deutlich zu Wort.`,
    `Eine deutliche Stimme hat in Ihren Antworten auch ${nominative}.`,
    `Klar herauszuhören ist aus Ihren Antworten auch ${nominative}.`,
  ],
  high: ({ nominative }) => [
    `${capitalised(nominative)} ist in Ihren Antworten öfter zu hören als die meisten anderen.`,
    `Über der Mitte steht nach Ihren Antworten auch ${nominative}.`,
    `Einiges Gewicht hat in Ihren Antworten auch ${nominative}.`,
  ],
  middle: ({ nominative }) => [
    `${capitalised(nominative)} ist in Ihren Antworten da, weder laut noch stumm.`,
    `Nahe der Mitte steht nach Ihren Antworten ${nominative}.`,
    `Weder stark noch schwach ist nach Ihren Antworten ${nominative}.`,
  ],
  low: ({ nominative }) => [
    `${capitalised(nominative)} ist in Ihren Antworten nur leise zu hören.`,
  ],
  veryLow: ({ nominative }) => [`${capitalised(nominative)} ist in Ihren Antworten kaum zu hören.`],
}

const personaLevels: ByNameLevel = {
  veryHigh: ({ nominative, accusative }) => [
    `${capitalised(nominative)} gehört sehr wahrscheinlich zu dem, was anderen zuerst auffällt.`,
    `Sehr wahrscheinlich bemerken andere an Ihnen schon früh auch ${accusative}.`,
    `In dem, was man von Ihnen sieht, steckt sehr wahrscheinlich auch ${nominative}.`,
  ],
  high: ({ nominative, accusative }) => [
    `${capitalised(nominative)} gehört vermutlich zu dem, was anderen zuerst auffällt.`,
    `Vermutlich bemerken andere an Ihnen recht früh auch ${accusative}.`,
    `In dem, was man von Ihnen sieht, steckt vermutlich auch ${nominative}.`,
  ],
  middle: ({ nominative, accusative }) => [
    `${capitalised(nominative)} zeigt sich womöglich hier und da in Ihrem Auftreten.`,
    `Gelegentlich bemerken andere an Ihnen womöglich auch ${accusative}.`,
    `In dem, was man von Ihnen sieht, steckt mitunter auch ${nominative}.`,
  ],
  low: ({ nominative }) => [`${capitalised(nominative)} zeigt sich in Ihrem Auftreten nur wenig.`],
  veryLow: ({ nominative }) => [
    `${capitalised(nominative)} zeigt sich in Ihrem Auftreten nach Ihren Antworten kaum.`,
  ],
}

const shadowLevels: ByLevel = {
  veryHigh: (form) => [
    `Deutlich zeigt sich hier ${form}.`,
    `Dahinter steht ${form}; dieser Zug ist deutlich ausgeprägt.`,
    `Auch dieser Zug tritt klar hervor: ${form}.`,
  ],
  high: (form) => [
    `Etwas stärker als bei den meisten zeigt sich hier ${form}.`,
    `Dahinter steht ${form}; dieser Zug liegt über der Mitte.`,
    `Auch dieser Zug verdient Beachtung: ${form}.`,
  ],
  middle: (form) => [
    `Etwa so ausgeprägt wie bei den meisten Menschen zeigt sich hier ${form}.`,
    `Dahinter steht ${form}; dieser Zug liegt nahe der Mitte.`,
    `Weder stark noch schwach ist auch dieser Zug: ${form}.`,
  ],
  low: (form) => [`Nur schwach zeigt sich hier ${form}.`],
  veryLow: (form) => [`Kaum zu sehen ist hier ${form}.`],
}

const certaintyTexts: Readonly<Record<Certainty, readonly [string, ...string[]]>> = {
  clear: [
    'Der Platz unter Ihren stärksten drei ist nach Ihren Antworten klar.',
    'Der Platz unter den ersten drei zeichnet sich in Ihren Antworten klar ab.',
    'Ein Rang unter den ersten drei ist nach Ihren Antworten klar.',
  ],
  likely: [
    'Ein Platz unter Ihren stärksten drei ist wahrscheinlich, aber nicht sicher.',
    'Ein Rang unter den ersten drei ist wahrscheinlich, gewiss ist er nicht.',
    'Der Platz unter den ersten drei ist wahrscheinlich, mehr nicht.',
  ],
  tooClose: [
    'Ob es wirklich für einen Platz unter Ihren stärksten drei reicht, ist noch offen.',
    'Andere folgen so dicht, dass der Platz unter den ersten drei offen bleibt.',
    'Der Rang ist nach zehn Antworten noch nicht zu entscheiden.',
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
  const name = nameForms[archetype].nominative
  return form === 'overused' ? `${name} im Übermaß` : `${name}, der weichen musste`
}
