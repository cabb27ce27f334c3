import type { Language } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'

/** Where the texts of the basic report, written for ten answers, say how many they rest on. */
const tenIn: Readonly<Record<Language, RegExp>> = {
  en: /\bten(?= (?:answers|questions)\b)/gi,
  de: /\bzehn(?= (?:Antworten|Fragen)\b)/gi,
  sk: /(?<!\p{L})desa(?:ť|tich)(?= (?:odpoved|otázok))/giu,
}

/** The same text for as many answers as there are; digits fit every form of the languages. */
export function countAnswers(text: string, language: Language, answerCount: number): string {
  return answerCount === coreItems.length
    ? text
    : text.replaceAll(tenIn[language], String(answerCount))
}
