import type { ContentLanguage } from '@individua/instrument/content-language'
import { canBeIn } from '../../lib/detect-language.ts'
import { textProblems } from '../../lib/text-problems.ts'

/** A sentence without the marks that models like to set, which would be read as they stand. */
export function withoutMarks(sentence: string): string {
  return sentence
    .replace(/^(#{1,6}|[*•])\s+/u, '')
    .replaceAll(/\*\*|__|[*`]/gu, '')
    .replace(/^-\s+/u, '– ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Why a sentence of a model is not passed on. */
export function sentenceProblems(
  sentence: string,
  known: string,
  language: ContentLanguage,
): string[] {
  return [
    ...textProblems(sentence, '', language),
    ...(canBeIn(sentence, language) ? [] : ['it is in another language']),
    ...(percentagesOf(sentence).some((figure) => !known.includes(figure))
      ? ['it brings in a figure']
      : []),
  ]
}

function percentagesOf(text: string): string[] {
  return [...text.matchAll(/(\d+([.,]\d+)?)\s?(%|percent|percent[aá]|Prozent)/giu)].map(
    ([, figure = '']) => figure,
  )
}
