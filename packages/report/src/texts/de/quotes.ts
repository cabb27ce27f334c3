import type { AnswerValue } from '../../plan/plan-levels.ts'
import type { QuoteTexts } from '../card-texts.ts'

const answerClauses: Readonly<Record<AnswerValue, (statement: string) => string>> = {
  1: (statement) => `Dem Satz ${statement} haben Sie gar nicht zugestimmt`,
  2: (statement) => `Dem Satz ${statement} haben Sie eher nicht zugestimmt`,
  3: (statement) => `Bei dem Satz ${statement} sind Sie in der Mitte geblieben`,
  4: (statement) => `Dem Satz ${statement} haben Sie eher zugestimmt`,
  5: (statement) => `Dem Satz ${statement} haben Sie voll und ganz zugestimmt`,
}

export const quotes: QuoteTexts = {
  rated: (value, statement) => answerClauses[value](`„${statement}“`),
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
