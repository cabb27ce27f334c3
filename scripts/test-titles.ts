import { parseSync } from 'oxc-parser'
import { field, isNode, nameOf, type SyntaxNode, walk } from './syntax-tree.ts'

/** Stands in a title for what only the run knows: `${language}`, `%s`, `$name`. */
export const anything = '*'

const parameter = /%[sdifjoO#%]|\$[#\w.]+/g
const inactive = ['skip', 'todo', 'fixme', 'describe', 'step', 'use', 'extend']

/** Titles of the tests of a file, with `*` for what is known at run time only; skipped tests are none. */
export function findTestTitles(file: string, text: string): string[] {
  const calls = [...walk(parseSync(file, text).program)].filter(isTestCall)
  return calls.flatMap(({ arguments: given, callee }) => {
    const title = titleOf(Array.isArray(given) ? given[0] : undefined)
    if (title === undefined) return []
    return [isNode(callee) && callee.type === 'CallExpression' ? withoutParameters(title) : title]
  })
}

function isTestCall(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression') return false
  const [name = '', ...members] = chainOf(node.callee)
  return ['test', 'it'].includes(name) && !members.some((member) => inactive.includes(member))
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
  return quasis.map((quasi) => field(field(quasi, 'value'), 'cooked')).join(anything)
}

const withoutParameters = (title: string) => title.replace(parameter, anything)
