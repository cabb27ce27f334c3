import type { AnswerValue } from '../../plan/quote-book.ts'
import type { QuoteTexts, RatingQuoteTexts } from '../quote-texts.ts'
import { capitalised } from '../wording.ts'

const answerWords: Readonly<Record<AnswerValue, string>> = {
  1: 'strongly disagreed with',
  2: 'disagreed with',
  3: 'stayed in the middle on',
  4: 'agreed with',
  5: 'strongly agreed with',
}

export const basicQuotes: RatingQuoteTexts = {
  rated: (value, statement) => {
    const clause = `you ${answerWords[value]} “${statement}”`
    const fromYou = capitalised(clause)
    // The last follows a sentence about an archetype, which the quote takes up.
    return [fromYou, fromYou, fromYou, fromYou, `Here ${clause}`]
  },
  bearings: {
    speaksFor: [
      'which speaks for it',
      'and that points the same way',
      'which lifts the figure',
      'which pulls the figure up',
    ],
    speaksAgainst: [
      'which speaks against it',
      'and that points the other way',
      'which lowers the figure',
      'which pulls the figure down',
    ],
    middleRaises: [
      'and compared with the reference group that raises the figure',
      'which, compared with the answers of the reference group, rather speaks for it',
      'and set against the reference group that pulls the figure up',
    ],
    middleLowers: [
      'and compared with the reference group that lowers the figure',
      'which, compared with the answers of the reference group, rather speaks against it',
      'and set against the reference group that pulls the figure down',
    ],
    open: [
      'which leaves the matter open',
      'and the middle takes no side',
      'so that answer decides nothing',
      'which favours neither side',
      'so it weighs little on its own',
    ],
    outweighed: [
      'yet your other answers outweigh this one',
      'though the rest of your answers carry more weight',
      'but the others together weigh more',
      'yet the rest of your answers had the last word',
    ],
  },
}

export const quotes: QuoteTexts = {
  rated: (value, statement) => [`You ${answerWords[value]} “${statement}”`],
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
