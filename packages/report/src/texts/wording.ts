export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** With a space between any two; leaves out those that are empty. */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

/**
 * Puts words into the places that braces mark, with a capital where a sentence begins.
 * @throws RangeError when a place has no word
 */
export function fillIn(template: string, words: Readonly<Record<string, string>>): string {
  return template.replaceAll(/(^|[.!?…:]\s+)?\{(\w+)\}/g, (_, start: string | undefined, name) => {
    const word = words[String(name)]
    if (word === undefined) throw new RangeError(`no word for {${String(name)}}`)
    return start === undefined ? word : start + capitalised(word)
  })
}
