import type { Language } from '@individua/instrument/dimensions'
import { readQuestion } from '@individua/report/conversation/read-question'
import { type FirstSentence, firstSentences } from './first-sentences.ts'

/** `right`: what was expected was taken up; `wrong`: only something else; `none`: nothing. */
export type Reading = 'right' | 'wrong' | 'none'
export type ConversationFigures = Record<Reading, number>

export interface ReadSentence extends FirstSentence {
  /** What the rules take up: evidence alone, otherwise feeling and theme. */
  found: readonly string[]
  reading: Reading
}

export function readFirstSentences(language: Language): ReadSentence[] {
  return firstSentences[language].map((sentence) => {
    const found = labelsOf(sentence.text, language)
    return { ...sentence, found, reading: readingOf(sentence.expected, found) }
  })
}

/** How many of the sentences were read how; `feelings` are those where a feeling was expected. */
export function measureConversation(language: Language): {
  all: ConversationFigures
  feelings: ConversationFigures
} {
  const read = readFirstSentences(language)
  return {
    all: count(read),
    feelings: count(read.filter(({ expected }) => expected.startsWith('feeling:'))),
  }
}

function count(sentences: readonly ReadSentence[]): ConversationFigures {
  const of = (reading: Reading) => sentences.filter((one) => one.reading === reading).length
  return { right: of('right'), wrong: of('wrong'), none: of('none') }
}

function labelsOf(text: string, language: Language): string[] {
  const { wishes, life } = readQuestion(text, language)
  if (wishes.has('why')) return ['evidence']
  const { theme, feeling } = life
  if (!theme && !feeling) return life.isGreeting ? ['greeting'] : []
  // The writer of the sentences had one word for sadness and for grief.
  const felt = feeling === 'grieving' ? ['feeling:grieving', 'feeling:sad'] : [`feeling:${feeling}`]
  return [...(feeling ? felt : []), ...(theme ? [theme] : [])]
}

function readingOf(expected: string, found: readonly string[]): Reading {
  if (expected === 'none') return found.length === 0 ? 'right' : 'wrong'
  if (found.includes(expected)) return 'right'
  return found.length === 0 ? 'none' : 'wrong'
}
