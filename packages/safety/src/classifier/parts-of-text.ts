import { sentencesIn } from '../normalize.ts'

const mostWordsInOne = 45
const windowWords = 30
const windowStep = 20

/**
 * The parts of a text that a classifier reads, so that one sentence counts in a long text as it does
 * alone: its sentences, a short text whole or else neighbours together, and windows of a sentence
 * without end.
 */
export function partsOf(text: string): string[] {
  const sentences = sentencesIn(text).flatMap(windowsOf)
  const isShort = countWords(text) <= mostWordsInOne
  return [...new Set([...sentences, ...(isShort ? [text] : neighbours(sentences))])]
}

function neighbours(sentences: readonly string[]): string[] {
  return sentences.slice(1).map((sentence, index) => `${sentences[index]} ${sentence}`)
}

function windowsOf(sentence: string): string[] {
  const words = sentence.split(/\s+/)
  if (words.length <= mostWordsInOne) return [sentence]
  const windows = Math.ceil((words.length - windowWords) / windowStep) + 1
  return Array.from({ length: windows }, (_, index) =>
    words.slice(index * windowStep, index * windowStep + windowWords).join(' '),
  )
}

function countWords(text: string): number {
  return text.split(/\s+/).length
}
