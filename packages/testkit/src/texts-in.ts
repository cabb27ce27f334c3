/** Every text in a tree of texts; a function of texts is called with placeholders. */
export function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  if (typeof node === 'function') {
    try {
      return textsIn(node('…', '…', '…', '…'))
    } catch {
      return []
    }
  }
  return node && typeof node === 'object' ? Object.values(node).flatMap(textsIn) : []
}
