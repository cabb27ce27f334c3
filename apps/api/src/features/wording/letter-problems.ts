import type { ContentLanguage } from '@individua/instrument/content-language'
import { wordingProblems } from '@individua/instrument/items/content-check-wording'
import { archetypeNames } from '@individua/report/compose/archetype-names'
import { countWords } from '@individua/report/compose/long-text'
import { archetypesNamedIn } from '@individua/report/conversation/archetypes-named'
import { canBeIn } from '../../lib/detect-language.ts'
import { figureProblems } from '../../lib/figure-problems.ts'
import { withoutQuotationMarks } from '../../lib/quotations.ts'
import { foldText, textProblems } from '../../lib/text-problems.ts'
import type { Ground } from './letter-grounds.ts'
import { formalAddressProblems, sharesAWord } from './question-problems.ts'

export interface LetterSentence {
  text: string
  /** Ids of what it rests on. */
  restsOn: readonly string[]
}

/** Words of a whole letter. */
export const letterWords = [120, 180] as const
const longestSentence = 45

/** Why sentences cannot stand as a letter; each problem names its sentence. */
export function letterProblems(
  sentences: readonly LetterSentence[],
  grounds: readonly Ground[],
  language: ContentLanguage,
): string[] {
  const [least, most] = letterWords
  const count = countWords(sentences.map(({ text }) => text).join(' '))
  const folded = sentences.map(({ text }) => foldText(text))
  return [
    ...(count < least || count > most
      ? [`the letter has ${count} words, and needs ${least} to ${most}`]
      : []),
    ...sentences.flatMap((sentence, index) =>
      [
        ...(folded.indexOf(folded[index] ?? '') < index ? ['it was said before'] : []),
        ...sentenceProblems(sentence, grounds, language),
      ].map((problem) => `sentence ${index + 1}: ${problem}`),
    ),
  ]
}

function sentenceProblems(
  { text, restsOn }: LetterSentence,
  grounds: readonly Ground[],
  language: ContentLanguage,
): string[] {
  const rests = grounds.filter(({ id }) => restsOn.includes(id))
  const unknown = restsOn.find((id) => !grounds.some((ground) => ground.id === id))
  if (unknown !== undefined) return [`there is no "${unknown}" in the data`]
  if (!rests.some(({ kind }) => kind === 'claim')) return ['it rests on no claim']
  const ours = rests.filter(({ kind }) => kind !== 'ownWords').map((ground) => ground.text)
  const unfit = textProblems(withoutQuotationMarks(text), ours.join(' '), language)
  if (unfit.length > 0) return unfit
  return [
    ...(canBeIn(text, language) ? [] : ['it is in another language']),
    ...figureProblems(text),
    ...(/[.?!…]["”“»«]?$/u.test(text) ? [] : ['it has no end']),
    ...(countWords(text) > longestSentence ? ['it is too long'] : []),
    ...newNames(text, rests, language),
    ...(rests.some((ground) => sharesAWord(text, `${ground.about} ${ground.text}`))
      ? []
      : ['it keeps no main word of what it rests on']),
    ...formalAddressProblems(text, '', language),
    ...genderProblems(text, rests, language),
  ]
}

/** English shows the gender of other people alone. */
function genderProblems(
  text: string,
  rests: readonly Ground[],
  language: ContentLanguage,
): string[] {
  if (language === 'en') return []
  const entry = { code: '', role: 'prompt' as const, language, isCounter: false }
  const ofGrounds = new Set(
    rests.flatMap((ground) => wordingProblems({ ...entry, text: ground.text })),
  )
  return wordingProblems({ ...entry, text }).filter((problem) => !ofGrounds.has(problem))
}

function newNames(text: string, rests: readonly Ground[], language: ContentLanguage): string[] {
  return archetypesNamedIn(text, language)
    .filter((archetype) => !rests.some(({ names }) => names.includes(archetype)))
    .map((archetype) => `what it rests on does not name "${archetypeNames[language][archetype]}"`)
}
