import type { ContentLanguage } from '@individua/instrument/content-language'
import { findHarm } from '@individua/safety/harmful-words'

/** What no text for a reader may hold, by any author: markup, URLs, invisible characters. */
const foreignBodies: readonly RegExp[] = [
  /[<>{}[\]|\\`*_#~^=@]/u,
  /&#?\w+;/u,
  /[“”„"«»]/u,
  /https?:|www\.|\b[\w-]+\.(com|net|org|info|eu|sk|de|io|ai|app)\b/iu,
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Extended_Pictographic}]/u,
  // Letters of other alphabets and signs that look like ours, which the words of harm are not read in.
  /(?![\0-\u024f])[\p{L}\p{M}\p{N}\p{Sk}\p{Sm}\p{So}]/u,
]

/** Talk about the prompt: a model that follows the reader's text instead of ours betrays itself. */
const talkOfPrompts = whole(
  'language models?|as an ai|system prompts?|prompts?|(?:ignore|disregard|forget) (?:all|the|any|previous|my|your)|(?:my|these|those|previous|earlier|given|above|system|following|new|the) instructions|json|chatgpt|openai|anthropic|claude|gemini|llm|jazykov\\p{L}+ model\\p{L}*|umel\\p{L}+ inteligenc\\p{L}*|(?:moj|tieto|predošl|predchádzajúc|systémov)\\p{L}* inštrukci\\p{L}*|sprachmodell\\p{L}*|künstliche intelligenz|als ki|(?:mein|dies|vorherig|bisherig|system|neu)\\p{L}* ?anweisung\\p{L}*|ignorier\\p{L}* (?:alle|die|sie alle)',
)

/** What is wrong with a model's text; what stands in its source as well is accepted. */
export function textProblems(text: string, source: string, language: ContentLanguage): string[] {
  if (text.trim() === '') return ['it is empty']
  if (text !== text.trim() || /\s{2}|[^\S ]/u.test(text.replaceAll('\u00a0', ' '))) {
    return ['it has line breaks or spaces too many']
  }
  const [signs, signsOfSource] = [text.normalize('NFC'), source.normalize('NFC')]
  const found = foreignBodies.filter((form) => form.test(signs) && !form.test(signsOfSource))
  if (found.length > 0 || (isSpelled(text) && !isSpelled(source))) {
    return ['it has markup, an address or signs that do not belong into prose']
  }
  if (isShouted(text) && !isShouted(source)) return ['it is in capital letters']
  const ofSource = new Set(findHarm(source, language).map(({ words }) => words))
  const harm = findHarm(text, language).find(({ words }) => !ofSource.has(words))
  const said = source.toLowerCase()
  const talk = (text.match(talkOfPrompts) ?? []).find(
    (words) => !said.includes(words.toLowerCase()),
  )
  return [
    ...(harm ? [`it must not say "${harm.words}" (${harm.kind})`] : []),
    ...(talk === undefined ? [] : [`it must not say "${talk}"`]),
  ]
}

/** In fewer letters capitals are an abbreviation. */
const leastLettersOfShouting = 6

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= leastLettersOfShouting && capitals.length > letters.length / 2
}

/** Letters in a row, each a word of its own; abbreviations such as "z. B. u. a." have four. */
const mostSingleLetters = 4

/** Whether a word is spelled letter by letter. */
function isSpelled(text: string): boolean {
  let inARow = 0
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => {
    inARow = word.length === 1 ? inARow + 1 : 0
    return inARow > mostSingleLetters
  })
}

/** At most so much shorter or longer than its source. */
export function lengthProblems(
  text: string,
  source: string,
  [least, most]: readonly [number, number],
): string[] {
  const ratio = text.length / source.length
  if (ratio < least) return ['it is much shorter than the original']
  return ratio > most ? ['it is much longer than the original'] : []
}

/** Letters and digits only, in lower case: two texts with equal results read the same. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

// \b knows ASCII letters only; these edges know every letter.
function whole(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu')
}
