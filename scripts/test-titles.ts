import { parseSync } from 'oxc-parser'
import { field, isNode, nameOf, type SyntaxNode, walk } from './syntax-tree.ts'

/** Stands in a title for a part known only at run time: `${language}`, `%s`, `$name`. */
export const wildcard = '*'

const parameter = /%[sdifjoO#%]|\$[#\w.]+/g
const inactive = ['skip', 'todo', 'fixme', 'describe', 'step', 'use', 'extend']

/** Titles of the tests of a file, with `*` for each part known only at run time; skipped tests are left out. */
export function findTestTitles(file: string, text: string): string[] {
  const nodes = [...walk(parseSync(file, text).program)]
  const names = new Set(['test', 'it', ...nodes.flatMap(importedNameOfTest)])
  const calls = nodes.filter((node) => isTestCall(node, names))
  return calls.flatMap(({ arguments: args, callee }) => {
    const title = titleOf(Array.isArray(args) ? args[0] : undefined)
    if (title === undefined) return []
    return [isNode(callee) && callee.type === 'CallExpression' ? withoutParameters(title) : title]
  })
}

/** `import { test as plainTest }` */
function importedNameOfTest({ type, imported, local }: SyntaxNode): string[] {
  return type === 'ImportSpecifier' && nameOf(imported) === 'test' ? [nameOf(local)] : []
}

function isTestCall(node: SyntaxNode, names: Set<string>): boolean {
  if (node.type !== 'CallExpression') return false
  const [name = '', ...members] = chainOf(node.callee)
  return names.has(name) && !members.some((member) => inactive.includes(member))
}

/** `test.each(rows)` is test, each. */
function chainOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'CallExpression') return chainOf(callee.callee)
  if (callee.type !== 'MemberExpression') return [nameOf(callee)]
  return [...chainOf(callee.object), nameOf(callee.property)]
}

function titleOf(argument: unknown): string | undefined {
  const value = field(argument, 'value')
  if (typeof value === 'string') return value
  const quasis = field(argument, 'quasis')
  if (!Array.isArray(quasis)) return undefined
  return quasis.map((quasi) => field(field(quasi, 'value'), 'cooked')).join(wildcard)
}

const withoutParameters = (title: string) => title.replace(parameter, wildcard)
