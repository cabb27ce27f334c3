import type { ContentLanguage } from '@individua/instrument/content-language'
import type { TextRole } from '@individua/instrument/items/content-check-entries'
import { lengthProblems as bankLengthProblems } from '@individua/instrument/items/content-check-length'
import { wordingProblems } from '@individua/instrument/items/content-check-wording'
import { canBeIn } from '../../lib/detect-language.ts'
import { foldText, lengthProblems, textProblems } from '../../lib/text-problems.ts'

export interface WordedText {
  role: TextRole
  language: ContentLanguage
  /** The item's own words. */
  source: string
  text: string
}

const lengthRatio = [0.5, 1.8] as const

const negations: Readonly<Record<ContentLanguage, RegExp>> = {
  en: whole(
    "not|no|never|nobody|nothing|none|nor|without|cannot|hardly|rarely|seldom|\\p{L}+n['’]t",
  ),
  sk: whole(
    'nie|nikdy|nikto|nikomu|nikoho|nič|ničo\\p{L}*|ani|bez|sotva|zriedka|žiadn\\p{L}+|ne(?!ch|sie|ja[kv]|sk[ôo]r|ž|be|mec|ut|rv|dávn|del|pretr|ust)\\p{L}{3,}',
  ),
  de: whole('nicht|nie|niemals|niemand\\p{L}*|nichts|kein\\p{L}*|ohne|kaum|selten|weder'),
}

/** Words such as "unfair", whose opposite is left without the prefix. */
const negatingPrefixes: Readonly<Record<ContentLanguage, RegExp>> = {
  en: whole('un(?!der|til|it|i[oqv]|cle|less|fold|wind|pack|lock|cover|tie)\\p{L}{3,}'),
  sk: /(?!)/u,
  de: whole('un(?!ser|ten|ter|gefähr|bedingt|mittelbar|ivers|ion)\\p{L}{3,}'),
}

/**
 * Why a wording cannot stand for an item's own words: it passes the checks the bank passes, keeps
 * to its source in length, direction and at least one of its words, and says nothing unsafe.
 */
export function questionProblems(worded: WordedText): string[] {
  const { role, language, source, text } = worded
  const unfit = textProblems(text, source, language)
  if (unfit.length > 0) return unfit
  if (!canBeIn(text, language)) return ['it is in another language']
  const entry = { code: '', role, language, isCounter: false }
  const ofSource = new Set([
    ...bankLengthProblems({ ...entry, text: source }),
    ...wordingProblems({ ...entry, text: source }),
  ])
  const ofText = [
    ...bankLengthProblems({ ...entry, text }),
    ...wordingProblems({ ...entry, text }),
  ].filter((problem) => !ofSource.has(problem))
  return [
    ...lengthProblems(text, source, lengthRatio),
    ...ofText,
    ...formalAddressProblems(text, source, language),
    ...([negations, negatingPrefixes].some(
      ({ [language]: form }) => form.test(text) !== form.test(source),
    )
      ? [
          'it turns the meaning around: it has a negation where the original has none, or none where it has one',
        ]
      : []),
    ...newSigns(text, source),
    ...(sharesAWord(text, source) ? [] : ['it keeps none of the main words of the original']),
    ...(text.endsWith('?') === source.endsWith('?') ? [] : ['a question stays a question']),
  ]
}

/** Figures, leet among them, and exclamations that the bank has not. */
function newSigns(text: string, source: string): string[] {
  const added = (text.match(/\p{N}+|!/gu) ?? []).find((sign) => !source.includes(sign))
  return added === undefined ? [] : [`the original has no "${added}"`]
}

/** Why worded options cannot stand beside each other: one reads as another, or stands out by its length. */
export function optionsProblems(options: readonly string[], sources: readonly string[]): string[] {
  const folded = options.map(foldText)
  const isRepeated = folded.some(
    (text, index) =>
      folded.indexOf(text) !== index ||
      sources.some((source, other) => other !== index && foldText(source) === text),
  )
  const lengths = options.map(({ length }) => length)
  const ownLengths = sources.map(({ length }) => length)
  const ratioOf = (all: readonly number[]) => Math.max(...all) / Math.min(...all)
  return [
    ...(isRepeated ? ['two options read the same'] : []),
    ...(ratioOf(lengths) > Math.max(2, ratioOf(ownLengths))
      ? ['one option is twice as long as another']
      : []),
  ]
}

const familiar: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /(?!)/u,
  sk: whole('ty|ťa|tebe|tebou|ti|tvoj\\p{L}*|tvoj(?:a|e|u|ej|ich|im|ím)|si sám|si sama'),
  de: whole('du|dich|dir|dein\\p{L}*|euch|euer|eure\\p{L}*'),
}

/** Slovak and German readers are addressed formally, unless the source itself is not. */
export function formalAddressProblems(
  text: string,
  source: string,
  language: ContentLanguage,
): string[] {
  const isNew = familiar[language].test(text) && !familiar[language].test(source)
  return isNew ? ['it must address the reader formally'] : []
}

const stemLetters = 4

/** Whether a text keeps a main word of its source, in whatever form. */
export function sharesAWord(text: string, source: string): boolean {
  const stems = stemsOf(source)
  return stems.size === 0 || [...stemsOf(text)].some((stem) => stems.has(stem))
}

function stemsOf(text: string): Set<string> {
  const words = foldText(text).split(' ')
  return new Set(
    words.filter(({ length }) => length >= stemLetters).map((word) => word.slice(0, stemLetters)),
  )
}

function whole(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')
}
