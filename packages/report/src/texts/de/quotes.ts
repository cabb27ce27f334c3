import type { AnswerValue } from '../../plan/quote-book.ts'
import type { QuoteTexts, RatingQuoteTexts } from '../quote-texts.ts'

/** The words of the answer scale, so that readers recognise what they chose. */
const answerWords: Readonly<Record<AnswerValue, string>> = {
  1: 'haben Sie gar nicht zugestimmt',
  2: 'haben Sie eher nicht zugestimmt',
  3: 'sind Sie in der Mitte geblieben',
  4: 'haben Sie eher zugestimmt',
  5: 'haben Sie voll und ganz zugestimmt',
}

const agreement = ['Dem Satz', 'Der Aussage'] as const
const middle = ['Bei dem Satz', 'Bei der Aussage'] as const

/** Two equal beginnings for each answer. */
const openings: Readonly<Record<AnswerValue, readonly [string, string]>> = {
  1: agreement,
  2: agreement,
  3: middle,
  4: agreement,
  5: agreement,
}

export const basicQuotes: RatingQuoteTexts = {
  rated: (value, statement) => [
    `${openings[value][0]} „${statement}“ ${answerWords[value]}`,
    `${openings[value][1]} „${statement}“ ${answerWords[value]}`,
  ],
  bearings: {
    speaksFor: [
      'was dafür spricht',
      'und das weist in dieselbe Richtung',
      'was den Wert anhebt',
      'und das zieht den Wert nach oben',
    ],
    speaksAgainst: [
      'was gegen dieses Muster spricht',
      'und das weist in die andere Richtung',
      'was den Wert senkt',
      'und das zieht den Wert nach unten',
    ],
    middleRaises: [
      'und gemessen an der Vergleichsgruppe hebt das den Wert an',
      'was, gemessen an den Antworten der Vergleichsgruppe, eher dafür spricht',
      'und verglichen mit den Antworten anderer zieht das den Wert nach oben',
    ],
    middleLowers: [
      'und gemessen an der Vergleichsgruppe senkt das den Wert',
      'was, gemessen an den Antworten der Vergleichsgruppe, eher gegen dieses Muster spricht',
      'und verglichen mit den Antworten anderer zieht das den Wert nach unten',
    ],
    open: [
      'was die Sache offen lässt',
      'und damit ist nichts entschieden',
      'was keiner Seite recht gibt',
      'was weder dafür noch dagegen spricht',
      'was für sich genommen wenig wiegt',
    ],
    outweighed: [
      'doch Ihre übrigen Antworten wiegen mehr',
      'aber der Rest Ihrer Antworten gibt den Ausschlag',
      'aber zusammen wiegen die anderen Antworten schwerer',
      'doch das letzte Wort hatten Ihre übrigen Antworten',
    ],
  },
}

export const quotes: QuoteTexts = {
  rated: (value, statement) => [`${openings[value][0]} „${statement}“ ${answerWords[value]}`],
  chose: (question, option) => `Auf die Frage „${question}“ haben Sie „${option}“ gewählt`,
  wrote: (question, words) => `Auf die Frage „${question}“ haben Sie geschrieben: „${words}“.`,
  bearings: {
    speaksFor: ['was den Wert anhebt', 'was für dieses Bild spricht', 'und das passt zum Wert'],
    speaksAgainst: [
      'was den Wert senkt',
      'was gegen einen höheren Wert spricht',
      'und das passt zum Wert',
    ],
    middleRaises: [
      'was den Wert, gemessen an der Vergleichsgruppe, anhebt',
      'und gemessen an der Vergleichsgruppe spricht das eher für dieses Bild',
    ],
    middleLowers: [
      'was den Wert, gemessen an der Vergleichsgruppe, senkt',
      'und gemessen an der Vergleichsgruppe spricht das eher gegen einen höheren Wert',
    ],
    open: ['was die Sache offen lässt', 'was keiner Seite recht gibt', 'was wenig entscheidet'],
    outweighed: [
      'doch Ihre übrigen Antworten wiegen mehr',
      'aber der Rest Ihrer Antworten gab den Ausschlag',
      'doch das letzte Wort hatten die anderen Antworten',
    ],
  },
}
