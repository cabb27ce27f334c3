import type { Language } from '@individua/instrument/dimensions'

/**
 * Cuts a text after its first sentences.
 * @param count of sentences in the lead, 1 or more
 * @returns the lead, and what follows it; joined by a space they are the text
 */
export function leadOf(
  text: string,
  count: number,
  language: Language,
): readonly [lead: string, rest: string] {
  const parts = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
  // After a quoted question the sentence goes on.
  const sentences = parts.filter(({ segment, index }) => index === 0 || !/^\p{Ll}/u.test(segment))
  const end = sentences[count]?.index ?? text.length
  return [text.slice(0, end).trim(), text.slice(end).trim()]
}
