export type SyntaxNode = { type: string; [field: string]: unknown }

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}

/** A node and everything in it, outside first. */
export function* walk(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const entry of value) yield* walk(entry)
  else if (isNode(value)) {
    yield value
    for (const field of Object.values(value)) yield* walk(field)
  }
}

export function field(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined
}

export function nameOf(node: unknown): string {
  const name = field(node, 'name')
  return typeof name === 'string' ? name : ''
}
