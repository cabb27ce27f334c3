import { balanceProblems } from './content-check-balance.ts'
import { type CheckedItem, type TextEntry, textEntries } from './content-check-entries.ts'
import { lengthProblems, unevenOptions } from './content-check-length.ts'
import { duplicateProblems } from './content-check-similarity.ts'
import { wordingProblems } from './content-check-wording.ts'

/**
 * Reads a whole item bank as an editor would: translations, length, reading ease, one idea an item,
 * gender-neutral forms, near duplicates within a language, balance of keys, unique ids and codes.
 * The rules are heuristics on word forms; they replace no native reader.
 *
 * @returns one sentence a problem, beginning with the code it concerns; empty for a sound bank
 */
export function checkItems(items: readonly CheckedItem[]): string[] {
  const entries = textEntries(items)
  return [
    ...repeatedNames(items),
    ...entries.flatMap(textProblems),
    ...unevenOptions(items),
    ...duplicateProblems(entries),
    ...balanceProblems(items),
  ]
}

function textProblems(entry: TextEntry): string[] {
  const problems =
    entry.text === ''
      ? ['missing translation']
      : [...lengthProblems(entry), ...wordingProblems(entry)]
  return problems.map((problem) => `${entry.code} ${entry.language}: ${problem}`)
}

function repeatedNames(items: readonly CheckedItem[]): string[] {
  const ids = items.flatMap((item) =>
    item.kind === 'choice' ? [item.id, ...item.options.map((option) => option.id)] : [item.id],
  )
  return [
    ...repeated(ids).map((id) => `${id}: id used twice`),
    ...repeated(items.map((item) => item.code)).map((code) => `${code}: code used twice`),
  ]
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}
