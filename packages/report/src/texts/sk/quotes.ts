import type { QuoteTexts } from '../card-texts.ts'
import { answerClauses } from './phrases.ts'

export const quotes: QuoteTexts = {
  rated: (value, statement) => answerClauses[value](`„${statement}“`),
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
