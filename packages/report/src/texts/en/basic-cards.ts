import type { BasicCardTexts } from '../card-texts.ts'
import { capitalised } from '../wording.ts'

export const basicCards: BasicCardTexts = {
  archetype: {
    veryHigh: ({ name }) => [
      `${capitalised(name)} speaks up clearly in your answers.`,
      `Your answers give ${name} a clear voice.`,
      `Clearly audible in what you answered is ${name}.`,
    ],
    high: ({ name }) => [
      `${capitalised(name)} is heard more than most in your answers.`,
      `Your answers give ${name} some weight.`,
      `Above the middle in your answers stands ${name}.`,
    ],
    middle: ({ name }) => [
      `${capitalised(name)} is present in your answers, neither loud nor silent.`,
      `Your answers place ${name} near the middle.`,
      `Near the middle of the field stands ${name}.`,
    ],
    low: ({ name }) => [`${capitalised(name)} is only softly heard in your answers.`],
    veryLow: ({ name }) => [`${capitalised(name)} is barely heard in your answers.`],
  },
  persona: {
    veryHigh: ({ name }) => [
      `As a face, ${name} is clearly more pronounced here than in most of the reference group; this is inferred, not asked.`,
      `${capitalised(name)}, too, is clearly above the middle of the reference group as a face; this figure is inferred as well.`,
      `As a face, ${name} is clearly above the middle as well; that too is inferred from your answers.`,
    ],
    high: ({ name }) => [
      `As a face, ${name} is somewhat more pronounced here than in most of the reference group; this is inferred, not asked.`,
      `${capitalised(name)}, too, is above the middle of the reference group as a face; this figure is inferred as well.`,
      `As a face, ${name} is above the middle as well; that too is inferred from your answers.`,
    ],
    middle: ({ name }) => [
      `As a face, ${name} is about as pronounced here as in most of the reference group; this is inferred, not asked.`,
      `${capitalised(name)}, too, is near the middle of the reference group as a face; this figure is inferred as well.`,
      `As a face, ${name} is near the middle as well; that too is inferred from your answers.`,
    ],
    low: ({ name }) => [
      `As a face, ${name} is less pronounced here than in most of the reference group; this is inferred, not asked.`,
    ],
    veryLow: ({ name }) => [
      `As a face, ${name} is much less pronounced here than in most of the reference group; this is inferred, not asked.`,
    ],
  },
  shadow: {
    veryHigh: ({ source }) => [
      `As a tendency, ${source} stands out here.`,
      `A marked tendency here is ${source}.`,
      `Clearly marked as a tendency is ${source}.`,
    ],
    high: ({ source }) => [
      `As a tendency, ${source} deserves some attention here.`,
      `Another look is due to ${source}, a tendency above the middle.`,
      `Somewhat raised as a tendency is ${source}.`,
    ],
    middle: ({ source }) => [
      `As a tendency, ${source} is about as marked as in most people.`,
      `Neither strong nor weak as a tendency is ${source}.`,
      `About average as a tendency is ${source}.`,
    ],
    low: ({ source }) => [`As a tendency, ${source} is weak here.`],
    veryLow: ({ source }) => [`As a tendency, ${source} is hardly visible here.`],
  },
  ranks: {
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
    quitePossible: [
      'That it is one of your first three is quite possible, and so it is for others.',
      'A place among the first three is quite possible, though others come near.',
      'It quite possibly belongs to the leading three; the answers leave room for others.',
    ],
    open: [
      'Whether it truly belongs among your first three is open.',
      'Others follow so closely that its place among the three stays open.',
      'Its rank is open after ten answers.',
    ],
  },
}
