import type { Language } from '@individua/contract/languages'

/** The content of one file of texts: nested, in i18next's format. */
export type Texts = { [key: string]: string | Texts }
export type TextValues = Record<string, string | number>

/**
 * Text for a dotted key: `{{name}}` is filled in from `values`; with a number as `values.count`
 * the plural form of the language is taken (`key_one`, `key_few`, `key_other`).
 */
export function translate(texts: Texts, language: Language, key: string, values?: TextValues) {
  const text = find(texts, pluralKey(language, key, values)) ?? find(texts, key)
  if (text === undefined) return key
  return text.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => String(values?.[name] ?? slot))
}

function pluralKey(language: Language, key: string, values?: TextValues): string {
  if (typeof values?.count !== 'number') return key
  return `${key}_${new Intl.PluralRules(language).select(values.count)}`
}

function find(texts: Texts, key: string): string | undefined {
  let node: string | Texts | undefined = texts
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined
  return typeof node === 'string' ? node : undefined
}
