import { parseSync } from 'oxc-parser'
import { type Constants, constantsIn, stringPatternsOf } from './string-patterns.ts'
import { field, nameOf, type SyntaxNode, walk } from './syntax-tree.ts'

/** Where a source of the web app leads: by links that a reader follows, and by itself. */
export interface LinkedPaths {
  links: string[]
  redirects: string[]
}

const navigators = ['navigate', 'useRedirect']

/** Paths of `to`, as an attribute or in a table, and of navigation; `*` for what only run time knows. */
export function findLinkedPaths(file: string, text: string): LinkedPaths {
  const nodes = [...walk(parseSync(file, text).program)]
  const constants = constantsIn(nodes)
  const isPath = (pattern: string) => pattern.startsWith('/')
  return {
    links: nodes.flatMap((node) => linksOf(node, constants)).filter(isPath),
    redirects: nodes.flatMap((node) => redirectsOf(node, constants)).filter(isPath),
  }
}

function linksOf(node: SyntaxNode, constants: Constants): string[] {
  const isTo =
    (node.type === 'JSXAttribute' && nameOf(node.name) === 'to') ||
    (node.type === 'Property' && nameOf(node.key) === 'to')
  return isTo ? stringPatternsOf(node.value, constants) : []
}

function redirectsOf(node: SyntaxNode, constants: Constants): string[] {
  if (node.type !== 'CallExpression' || !navigators.includes(nameOf(node.callee))) return []
  const target = field(node.arguments, '0')
  return stringPatternsOf(target, constants)
}
