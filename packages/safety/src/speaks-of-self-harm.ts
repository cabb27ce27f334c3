import { czech } from './phrases/cs.ts'
import { german } from './phrases/de.ts'
import { english } from './phrases/en.ts'
import { slovak } from './phrases/sk.ts'

/**
 * True when a text speaks of the writer harming or killing themselves. The caller then shows help and
 * neither scores nor interprets the text.
 *
 * Every language's list is tried, Czech among them: people do not always write in the language they
 * read. The lists look for the writer's own life and body, not for death as such. Where a phrase can
 * also mean less, the result is true. Word lists miss hints and misspelt words.
 *
 * @param text in any language and spelling; case, diacritics and punctuation do not matter
 */
export function speaksOfSelfHarm(text: string): boolean {
  return spellings(text).some((spelling) =>
    [english, slovak, czech, german].some(({ sayings, families }) => {
      const rest = sayings.reduce((left, saying) => left.replace(saying, '_'), spelling)
      return Object.values(families).some((phrases) => phrases.some((phrase) => phrase.test(rest)))
    }),
  )
}

/**
 * A text as the patterns read it: lower case, no diacritics, no apostrophes, one space between words,
 * a comma for all other marks. Again without the commas, because people leave them out, and both with
 * ae, oe, ue as an umlaut.
 */
function spellings(text: string): string[] {
  const plain = text
    .replace(/['’‘`´ʼ′]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[^a-z0-9]+/g, (gap) => (/^[\s‐‑-]+$/.test(gap) ? ' ' : ', '))
    .replace(/^[ ,]+|[ ,]+$/g, '')
  const both = [plain, plain.replaceAll(',', '')]
  return [...new Set([...both, ...both.map((spelling) => spelling.replace(/([aou])e/g, '$1'))])]
}
