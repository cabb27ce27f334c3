import type { Language } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import type { Profile } from '@individua/instrument/profile'

/** The frames are written for the ten answers of the core, and for twenty more. */
const core = coreItems.length
const full = 30

/** Where they say how many answers a report rests on. */
const counts: Readonly<Record<Language, Readonly<Record<'ten' | 'twenty' | 'thirty', RegExp>>>> = {
  en: {
    ten: /\bten(?= (?:answers|questions)\b)/gi,
    twenty: /\btwenty(?= answers\b)/gi,
    thirty: /\bthirty(?= (?:answers|of yours|times)\b)/gi,
  },
  de: {
    ten: /\bzehn(?= (?:Antworten|Fragen)\b)/gi,
    twenty: /\bzwanzig(?= (?:weiteren? )?Antworten\b)/gi,
    thirty: /\bdreißig(?= Antworten\b|mal\b)/gi,
  },
  sk: {
    ten: /(?<!\p{L})desa(?:ť|tich)(?= (?:odpoved|otázok))/giu,
    twenty: /(?<!\p{L})dvadsiatich(?= sú)/giu,
    thirty:
      /(?<!\p{L})tridsa(?:ť|tich)(?= (?:vašich )?odpoved)|(?<!\p{L})tridsiatich(?= odpoved)/giu,
  },
}

/** What a report rests on, which its frames say. */
export interface AnswerCount {
  form: Profile['form']
  answers: number
}

/** The same text for as many answers as there are; digits fit every form of the languages. */
export function countAnswers(
  text: string,
  language: Language,
  { form, answers }: AnswerCount,
): string {
  const { ten, twenty, thirty } = counts[language]
  if (form === 'core') {
    return answers === core ? text : text.replaceAll(ten, String(answers))
  }
  // Fewer than thirty are thirty of which some may not be shown.
  if (answers <= full) return text
  return text.replaceAll(twenty, String(answers - core)).replaceAll(thirty, String(answers))
}
