import type { AnswerValue, Bearing } from '../../../plan-levels.ts'
import { wordingFor } from '../../../texts/wording.ts'
import type { Evidence, OpenQuote } from '../../plan-evidence.ts'
import { withoutStop } from '../quotable.ts'

const answerClauses: Readonly<Record<AnswerValue, (statement: string) => string>> = {
  1: (statement) => `Dem Satz ${statement} haben Sie entschieden widersprochen`,
  2: (statement) => `Dem Satz ${statement} haben Sie widersprochen`,
  3: (statement) => `Bei dem Satz ${statement} sind Sie in der Mitte geblieben`,
  4: (statement) => `Dem Satz ${statement} haben Sie zugestimmt`,
  5: (statement) => `Dem Satz ${statement} haben Sie voll und ganz zugestimmt`,
}

const bearingWords: Readonly<Record<Bearing, readonly [string, ...string[]]>> = {
  speaksFor: ['was den Wert anhebt', 'was für dieses Bild spricht', 'und das passt zum Wert'],
  speaksAgainst: ['was den Wert senkt', 'was ihn nach unten zieht', 'und das passt zum Wert'],
  open: ['was die Sache offen lässt', 'was keiner Seite recht gibt', 'was wenig entscheidet'],
  outweighed: [
    'doch Ihre übrigen Antworten wiegen mehr',
    'aber der Rest Ihrer Antworten gab den Ausschlag',
    'doch das letzte Wort hatten die anderen Antworten',
  ],
}

/** A whole sentence with a space before it, or an empty text where there is no quote. */
export function quoteSentence(evidence: Evidence | null, place: number): string {
  if (!evidence) return ''
  const [first, ...others] = bearingWords[evidence.bearing]
  const bearing = wordingFor(place, first, ...others)
  if (evidence.kind === 'likert') {
    const statement = `„${withoutStop(evidence.item.text.de)}“`
    return ` ${answerClauses[evidence.value](statement)}, ${bearing}.`
  }
  const chosen = withoutStop(evidence.option.text.de)
  return ` Auf die Frage „${evidence.item.text.de}“ haben Sie „${chosen}“ gewählt, ${bearing}.`
}

export function openQuoteSentence({ item, words }: OpenQuote): string {
  return `Auf die Frage „${item.text.de}“ haben Sie geschrieben: „${words}“.`
}
