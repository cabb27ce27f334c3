import type { ByLevel, CardTexts } from '../report-texts.ts'
import { archetypeNames, shadowFigure } from './names.ts'

const archetypeLevels: ByLevel<string> = {
  veryHigh: (name) => [
    `The ${name} speaks up clearly in your answers.`,
    `Your answers give the ${name} a clear voice.`,
    `Clearly audible in what you answered is the ${name}.`,
  ],
  high: (name) => [
    `The ${name} is heard more than most in your answers.`,
    `Your answers give the ${name} some weight.`,
    `Above the middle in your answers stands the ${name}.`,
  ],
  middle: (name) => [
    `The ${name} is present in your answers, neither loud nor silent.`,
    `Your answers place the ${name} near the middle.`,
    `Near the middle of the field stands the ${name}.`,
  ],
  low: (name) => [`The ${name} is only softly heard in your answers.`],
  veryLow: (name) => [`The ${name} is barely heard in your answers.`],
}

const personaLevels: ByLevel<string> = {
  veryHigh: (name) => [
    `As a face, the ${name} is clearly more pronounced here than in most of the reference group; this is inferred, not asked.`,
    `The ${name}, too, is clearly above the middle of the reference group as a face; this figure is inferred as well.`,
    `As a face, the ${name} is clearly above the middle as well; that too is inferred from your answers.`,
  ],
  high: (name) => [
    `As a face, the ${name} is somewhat more pronounced here than in most of the reference group; this is inferred, not asked.`,
    `The ${name}, too, is above the middle of the reference group as a face; this figure is inferred as well.`,
    `As a face, the ${name} is above the middle as well; that too is inferred from your answers.`,
  ],
  middle: (name) => [
    `As a face, the ${name} is about as pronounced here as in most of the reference group; this is inferred, not asked.`,
    `The ${name}, too, is near the middle of the reference group as a face; this figure is inferred as well.`,
    `As a face, the ${name} is near the middle as well; that too is inferred from your answers.`,
  ],
  low: (name) => [
    `As a face, the ${name} is less pronounced here than in most of the reference group; this is inferred, not asked.`,
  ],
  veryLow: (name) => [
    `As a face, the ${name} is much less pronounced here than in most of the reference group; this is inferred, not asked.`,
  ],
}

const shadowLevels: ByLevel<string> = {
  veryHigh: (form) => [
    `As a tendency, ${form} stands out here.`,
    `A marked tendency here is ${form}.`,
    `Clearly marked as a tendency is ${form}.`,
  ],
  high: (form) => [
    `As a tendency, ${form} deserves some attention here.`,
    `Another look is due to ${form}, a tendency above the middle.`,
    `Somewhat raised as a tendency is ${form}.`,
  ],
  middle: (form) => [
    `As a tendency, ${form} is about as marked as in most people.`,
    `Neither strong nor weak as a tendency is ${form}.`,
    `About average as a tendency is ${form}.`,
  ],
  low: (form) => [`As a tendency, ${form} is weak here.`],
  veryLow: (form) => [`As a tendency, ${form} is hardly visible here.`],
}

export const cards: CardTexts = {
  archetype: ({ name, level }) => archetypeLevels[level](archetypeNames[name]),
  persona: ({ name, level }) => personaLevels[level](archetypeNames[name]),
  shadow: (shadow) => shadowLevels[shadow.level](shadowFigure(shadow)),
  places: {
    clear: [
      'Your answers clearly place it among the first three.',
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
      'Others follow so closely that its place among the three is too close to call.',
      'Its rank is too close to call after ten answers.',
    ],
  },
}
