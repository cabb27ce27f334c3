import type { QuoteTexts } from '../card-texts.ts'
import { answerWords } from './phrases.ts'

export const quotes: QuoteTexts = {
  rated: (value, statement) => `You ${answerWords[value]} “${statement}”`,
  chose: (question, option) => `Asked “${question}”, you chose “${option}”`,
  wrote: (question, words) => `To the question “${question}” you wrote: “${words}”.`,
  bearings: {
    speaksFor: ['which speaks for it', 'which raises the figure', 'and that fits the figure'],
    speaksAgainst: [
      'which speaks against it',
      'which lowers the figure',
      'and that fits the figure',
    ],
    middleRaises: [
      'which, compared with the reference group, raises the figure',
      'and compared with the reference group that rather speaks for it',
    ],
    middleLowers: [
      'which, compared with the reference group, lowers the figure',
      'and compared with the reference group that rather speaks against it',
    ],
    open: ['which leaves the matter open', 'which takes neither side', 'so it decides little'],
    outweighed: [
      'though your other answers weigh more',
      'yet the rest of your answers settled the matter',
      'but the others together had more weight',
    ],
  },
}
