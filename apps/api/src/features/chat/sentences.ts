export interface Sentence {
  text: string
  /** What stood before it: nothing, a space, or line breaks. */
  gap: '' | ' ' | '\n' | '\n\n'
  /** Nothing came after it that shows that it ended. */
  isLast: boolean
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
      yield { text, gap: isFirst ? '' : gapOf(space), isLast: false }
      isFirst = false
    }
    if (rest.length > longestSentence) break
  }
  const text = rest.trim()
  const gap = isFirst ? '' : gapOf(/^\s*/.exec(rest)?.[0] ?? '')
  if (text !== '') yield { text, gap, isLast: true }
}

/** In fewer words no language shows. */
const fewestWords = 5

/** The same sentences, a short beginning such as "Yes." together with the sentence after it. */
export async function* withLongerBeginning(
  sentences: AsyncIterable<Sentence>,
): AsyncGenerator<Sentence> {
  let held: Sentence | undefined
  let isBeginning = true
  for await (const sentence of sentences) {
    const { text, gap, isLast } = sentence
    const joined: Sentence = held
      ? { text: `${held.text}${gap}${text}`, gap: '', isLast }
      : sentence
    const isShort = joined.text.split(/\s+/).length < fewestWords
    if (isBeginning && isShort && !isLast) {
      held = joined
      continue
    }
    yield joined
    held = undefined
    isBeginning = false
  }
  if (held) yield { ...held, isLast: true }
}

function gapOf(space: string): Sentence['gap'] {
  const lines = space.split('\n').length - 1
  return lines === 0 ? ' ' : lines === 1 ? '\n' : '\n\n'
}
