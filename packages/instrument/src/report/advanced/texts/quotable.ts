/** A statement ready to be quoted inside a sentence. */
export function withoutStop(text: string): string {
  return text.replace(/\.$/, '')
}
