import { type Language, languages } from '../dimensions.ts'
import type { ChoiceItem, LikertItem, OpenPrompt, Text } from './item.ts'

export type CheckedItem = LikertItem | ChoiceItem | OpenPrompt
export type TextRole = 'statement' | 'situation' | 'option' | 'prompt'

/** One text in one language, with what the rules need to know about its role. */
export interface TextEntry {
  /** The item's code; an option adds its archetype, as in `inheritance/sage`. */
  code: string
  role: TextRole
  language: Language
  text: string
  isCounter: boolean
}

/** Every text of the items in every language; a missing translation comes as an empty text. */
export function textEntries(items: readonly CheckedItem[]): TextEntry[] {
  return items.flatMap((item) => {
    if (item.kind === 'likert') return entriesOf(item.code, 'statement', item.text, item.isCounter)
    if (item.kind === 'open') return entriesOf(item.code, 'prompt', item.text)
    return [
      ...entriesOf(item.code, 'situation', item.text),
      ...item.options.flatMap((option) =>
        entriesOf(`${item.code}/${Object.keys(option.key).join('+')}`, 'option', option.text),
      ),
    ]
  })
}

/** The words of a text, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
}

function entriesOf(code: string, role: TextRole, text: Text, isCounter = false): TextEntry[] {
  return languages.map((language) => ({
    code,
    role,
    language,
    text: text[language]?.trim() ?? '',
    isCounter,
  }))
}
