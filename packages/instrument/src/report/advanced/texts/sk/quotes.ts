import type { AnswerValue, Bearing } from '../../../plan-levels.ts'
import { wordingFor } from '../../../texts/wording.ts'
import type { Evidence, OpenQuote } from '../../plan-evidence.ts'
import { withoutStop } from '../quotable.ts'

const answerClauses: Readonly<Record<AnswerValue, (statement: string) => string>> = {
  1: (statement) => `S výrokom ${statement} ste vôbec nesúhlasili`,
  2: (statement) => `S výrokom ${statement} ste nesúhlasili`,
  3: (statement) => `Pri výroku ${statement} ste zostali uprostred`,
  4: (statement) => `S výrokom ${statement} ste súhlasili`,
  5: (statement) => `S výrokom ${statement} ste úplne súhlasili`,
}

const bearingWords: Readonly<Record<Bearing, readonly [string, ...string[]]>> = {
  speaksFor: ['čo hodnotu zvyšuje', 'čo hovorí v prospech tohto obrazu', 'a to s hodnotou ladí'],
  speaksAgainst: ['čo hodnotu znižuje', 'čo ju ťahá nadol', 'a to s hodnotou ladí'],
  open: ['čo vec necháva otvorenú', 'čo nenahráva žiadnej strane', 'takže to veľa nerozhoduje'],
  outweighed: [
    'ostatné vaše odpovede však zavážili viac',
    'o výsledku však rozhodli ostatné odpovede',
    'hlavné slovo však mali vaše ostatné odpovede',
  ],
}

/** A whole sentence with a space before it, or an empty text where there is no quote. */
export function quoteSentence(evidence: Evidence | null, place: number): string {
  if (!evidence) return ''
  const [first, ...others] = bearingWords[evidence.bearing]
  const bearing = wordingFor(place, first, ...others)
  if (evidence.kind === 'likert') {
    const statement = `„${withoutStop(evidence.item.text.sk)}“`
    return ` ${answerClauses[evidence.value](statement)}, ${bearing}.`
  }
  const chosen = withoutStop(evidence.option.text.sk)
  return ` Na otázku „${evidence.item.text.sk}“ ste si vybrali odpoveď „${chosen}“, ${bearing}.`
}

export function openQuoteSentence({ item, words }: OpenQuote): string {
  return `Na otázku „${item.text.sk}“ ste napísali: „${words}“.`
}
