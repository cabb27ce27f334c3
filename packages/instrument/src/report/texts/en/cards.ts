import type { Archetype } from '../../../dimensions.ts'
import type { Certainty } from '../../../profile.ts'
import type { Level, RankedSubject } from '../../plan-levels.ts'
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
    `${archetypeLevels[subject.level](nameOf(subject))} ${archetypeTexts[subject.name].card} ${certaintyOf(subject, place)}`,
  describePersona: (subject, place) =>
    `${personaLevels[subject.level](nameOf(subject))} ${personaTexts[subject.name].card} ${certaintyOf(subject, place + 1)}`,
  describeShadow: (shadow, place) => {
    const texts = (shadow.form === 'overused' ? overusedTexts : disownedTexts)[shadow.archetype]
    return `${shadowLevels[shadow.level](formOf(shadow))} ${texts.card} ${certaintyOf(shadow, place + 2)}`
  },
}

type ByLevel = Readonly<Record<Level, (name: string) => string>>

const archetypeLevels: ByLevel = {
  veryHigh: (name) => `The ${name} speaks up clearly in your answers.`,
  high: (name) => `The ${name} is heard more than most in your answers.`,
  middle: (name) => `The ${name} is present in your answers, neither loud nor silent.`,
  low: (name) => `The ${name} is only softly heard in your answers.`,
  veryLow: (name) => `The ${name} is barely heard in your answers.`,
}

const personaLevels: ByLevel = {
  veryHigh: (name) => `The ${name} is very likely to be among the first things others notice.`,
  high: (name) => `The ${name} probably belongs to what others notice first.`,
  middle: (name) => `The ${name} may show now and then in how you come across.`,
  low: (name) => `The ${name} shows only a little in how you come across.`,
  veryLow: (name) => `The ${name} hardly shows in how you come across.`,
}

const shadowLevels: ByLevel = {
  veryHigh: (form) => `As a tendency, ${form} stands out here.`,
  high: (form) => `As a tendency, ${form} deserves some attention here.`,
  middle: (form) => `As a tendency, ${form} is about as marked as in most people.`,
  low: (form) => `As a tendency, ${form} is weak here.`,
  veryLow: (form) => `As a tendency, ${form} is hardly visible here.`,
}

const certaintyTexts: Readonly<Record<Certainty, readonly [string, ...string[]]>> = {
  clear: [
    'Your answers place it among the first three clearly.',
    'That it belongs among the first three is clear from your answers.',
    'From your answers its place in the leading three is clear.',
  ],
  likely: [
    'A place among your first three is likely, not certain.',
    'That it belongs among the first three is likely, though open to correction.',
    'Its place in the leading three is likely, no more than that.',
  ],
  tooClose: [
    'Whether it truly belongs among your first three is too close to call.',
    'Others follow so near that its place among the three is too close to call.',
    'Its rank is too close to call after ten answers.',
  ],
}

function certaintyOf({ certainty }: { certainty: Certainty }, place: number): string {
  const [first, ...others] = certaintyTexts[certainty]
  return wordingFor(place, first, ...others)
}

function nameOf({ name }: RankedSubject<Archetype>): string {
  return archetypeNames[name]
}

function formOf(shadow: { archetype: Archetype; form: 'overused' | 'disowned' }): string {
  const name = archetypeNames[shadow.archetype]
  return shadow.form === 'overused' ? `the ${name} lived too much` : `the ${name} pushed away`
}
