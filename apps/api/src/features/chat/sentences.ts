export interface Sentence {
  text: string
  /** What stood before it: nothing, a space, or line breaks. */
  gap: '' | ' ' | '\n' | '\n\n'
}

/** A sentence ends before a space or at the end of a line; only what follows shows that it ended. */
const ended = /^(\s*)(\S[^\n]*?[.!?…]["”“»«'’)]*(?=\s)|\S[^\n]*(?=\n))/u

/** Longer than any readable sentence. */
const longestSentence = 1_000

/** Sentence by sentence, each as soon as it is whole. */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<Sentence> {
  let rest = ''
  let isFirst = true
  for await (const piece of pieces) {
    rest += piece
    for (let found = ended.exec(rest); found; found = ended.exec(rest)) {
      const [whole, space = '', text = ''] = found
      rest = rest.slice(whole.length)
      yield { text, gap: isFirst ? '' : gapOf(space) }
      isFirst = false
    }
    if (rest.length > longestSentence) break
  }
  const text = rest.trim()
  if (text !== '') yield { text, gap: isFirst ? '' : gapOf(/^\s*/.exec(rest)?.[0] ?? '') }
}

function gapOf(space: string): Sentence['gap'] {
  const lines = space.split('\n').length - 1
  return lines === 0 ? ' ' : lines === 1 ? '\n' : '\n\n'
}
