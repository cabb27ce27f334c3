import type { AnswerValue } from '../../plan/quote-book.ts'
import type { QuoteTexts, RatingQuoteTexts } from '../quote-texts.ts'

const answerClauses: Readonly<Record<AnswerValue, (statement: string) => string>> = {
  1: (statement) => `S výrokom ${statement} ste vôbec nesúhlasili`,
  2: (statement) => `S výrokom ${statement} ste nesúhlasili`,
  3: (statement) => `Pri výroku ${statement} ste zostali uprostred`,
  4: (statement) => `S výrokom ${statement} ste súhlasili`,
  5: (statement) => `S výrokom ${statement} ste úplne súhlasili`,
}

export const basicQuotes: RatingQuoteTexts = {
  rated: (value, statement) => [answerClauses[value](`„${statement}“`)],
  bearings: {
    speaksFor: [
      'čo hovorí v prospech tohto vzorca',
      'a to ukazuje rovnakým smerom',
      'čo hodnotu zvyšuje',
      'čo hodnotu ťahá nahor',
    ],
    speaksAgainst: [
      'čo hovorí proti tomuto vzorcu',
      'a to ukazuje opačným smerom',
      'čo hodnotu znižuje',
      'čo hodnotu ťahá nadol',
    ],
    middleRaises: [
      'čo oproti porovnávacej skupine hodnotu zvyšuje',
      'a oproti porovnávacej skupine to hovorí skôr v prospech tohto vzorca',
      'čo hodnotu oproti porovnávacej skupine ťahá nahor',
    ],
    middleLowers: [
      'čo oproti porovnávacej skupine hodnotu znižuje',
      'a oproti porovnávacej skupine to hovorí skôr proti tomuto vzorcu',
      'čo hodnotu oproti porovnávacej skupine ťahá nadol',
    ],
    open: [
      'čo vec necháva otvorenú',
      'a stred sa neprikláňa na žiadnu stranu',
      'takže táto odpoveď nerozhoduje',
      'čo nenahráva žiadnej strane',
      'čo samo osebe váži málo',
    ],
    outweighed: [
      'no viac zavážili vaše ostatné odpovede',
      'o výsledku však rozhodli ostatné odpovede',
      'no ostatné odpovede spolu zavážili viac',
      'no hlavné slovo mali vaše ostatné odpovede',
    ],
  },
}

export const quotes: QuoteTexts = {
  rated: (value, statement) => [answerClauses[value](`„${statement}“`)],
  chose: (question, option) => `Na otázku „${question}“ ste si vybrali odpoveď „${option}“`,
  wrote: (question, words) => `Na otázku „${question}“ ste napísali: „${words}“.`,
  bearings: {
    speaksFor: ['čo hodnotu zvyšuje', 'čo hovorí v prospech tohto obrazu', 'a to s výsledkom ladí'],
    speaksAgainst: ['čo hodnotu znižuje', 'čo hodnotu ťahá nadol', 'a to s výsledkom ladí'],
    middleRaises: [
      'čo oproti porovnávacej skupine hodnotu zvyšuje',
      'a oproti porovnávacej skupine to hovorí skôr v prospech tohto obrazu',
    ],
    middleLowers: [
      'čo oproti porovnávacej skupine hodnotu znižuje',
      'a oproti porovnávacej skupine to hovorí skôr proti vyššej hodnote',
    ],
    open: ['čo vec necháva otvorenú', 'čo nenahráva žiadnej strane', 'takže to veľa nerozhoduje'],
    outweighed: [
      'ostatné vaše odpovede však zavážili viac',
      'o výsledku však rozhodli ostatné odpovede',
      'hlavné slovo však mali vaše ostatné odpovede',
    ],
  },
}
