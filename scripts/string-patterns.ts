import { field, nameOf, type SyntaxNode } from './syntax-tree.ts'

/** What constants of a file stand for, by name. */
export type Constants = ReadonlyMap<string, unknown>

export function constantsIn(nodes: SyntaxNode[]): Constants {
  const declared = nodes.filter(({ type }) => type === 'VariableDeclarator')
  return new Map(declared.map(({ id, init }) => [nameOf(id), init]))
}

/**
 * The texts that an expression may be, with `*` for each part known only at run time: literals,
 * templates, either side of a condition, and constants of the same file.
 */
export function stringPatternsOf(node: unknown, constants: Constants, depth = 3): string[] {
  const value = field(node, 'value')
  if (typeof value === 'string') return [value]
  const quasis = field(node, 'quasis')
  if (Array.isArray(quasis)) return [templateOf(quasis, field(node, 'expressions'), constants)]
  if (depth === 0) return []
  const inside = ['consequent', 'alternate', 'left', 'right', 'expression']
    .map((name) => field(node, name))
    .concat(constants.get(nameOf(node)))
  return inside.flatMap((part) => (part ? stringPatternsOf(part, constants, depth - 1) : []))
}

/** A part that is a constant is filled in. */
function templateOf(quasis: unknown[], parts: unknown, constants: Constants): string {
  return quasis.reduce<string>((text, quasi, index) => {
    const part = Array.isArray(parts) ? parts[index - 1] : undefined
    const known = field(constants.get(nameOf(part)), 'value')
    const filled = index === 0 ? '' : typeof known === 'string' ? known : '*'
    return `${text}${filled}${field(field(quasi, 'value'), 'cooked')}`
  }, '')
}

/** Whether a text fits a pattern; a query or a fragment at its end does not count. */
export function fitsPattern(text: string, pattern: string): boolean {
  const [path = ''] = pattern.split(/[?#]/, 1)
  const expression = path.replace(/[.+?^$()|[\]{}\\]/g, '\\$&').replaceAll('*', '[^/]+')
  return new RegExp(`^${expression}$`).test(text)
}
