import { parseSync } from 'oxc-parser'
import { field, isNode, nameOf, type SyntaxNode, walk } from './syntax-tree.ts'

/** One use of a text in the code; in a key or namespace, `*` stands for a part known only at run time. */
export interface TextUse {
  namespaces: string[]
  key: string
}

/**
 * Uses of texts in one file of the web app: `t('key')`, t(`prefix.${part}`), t(a ? 'x' : 'y'), with
 * `t` from `useTranslation('namespace')` or handed over as `Translate<'namespace'>`.
 */
export function findTextUses(file: string, text: string): TextUse[] {
  const nodes = [...walk(parseSync(file, text).program)]
  const translators = findTranslators(nodes)
  const literals = nodes.flatMap((node) => (typeof node.value === 'string' ? [node.value] : []))
  return nodes.flatMap((node) => {
    const namespaces = translators.get(nameOf(node.callee))
    if (node.type !== 'CallExpression' || !namespaces) return []
    const keys = keysOf(Array.isArray(node.arguments) ? node.arguments[0] : undefined, literals)
    return keys.map((key) => ({ namespaces: [...namespaces], key }))
  })
}

/** Local name of each translating function and the namespaces it may stand for in this file. */
function findTranslators(nodes: SyntaxNode[]): Map<string, Set<string>> {
  const translators = new Map<string, Set<string>>()
  const add = (name: string, namespace: unknown) => {
    if (!name || typeof namespace !== 'string') return
    translators.set(name, (translators.get(name) ?? new Set()).add(namespace))
  }
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator') add(boundTranslator(node), usedNamespace(node.init))
    add(nameOf(node) || nameOf(node.key), translateNamespace(node.typeAnnotation))
  }
  return translators
}

function usedNamespace(init: unknown): unknown {
  if (nameOf(field(init, 'callee')) !== 'useTranslation') return undefined
  const args = field(init, 'arguments')
  const [name] = Array.isArray(args) ? args : []
  return patternOf(name) ?? field(name, 'value')
}

/** A template's text, with `*` for each part known only at run time. */
function patternOf(node: unknown): string | undefined {
  const quasis = field(node, 'quasis')
  if (!Array.isArray(quasis)) return undefined
  return quasis.map((quasi) => field(field(quasi, 'value'), 'cooked')).join('*')
}

function boundTranslator(declarator: SyntaxNode): string {
  const properties = field(declarator.id, 'properties')
  if (!Array.isArray(properties)) return ''
  return nameOf(
    field(
      properties.find((property) => nameOf(field(property, 'key')) === 't'),
      'value',
    ),
  )
}

function translateNamespace(annotation: unknown): unknown {
  const type = field(annotation, 'typeAnnotation')
  if (nameOf(field(type, 'typeName')) !== 'Translate') return undefined
  const parameters = field(field(type, 'typeArguments'), 'params')
  return Array.isArray(parameters) ? field(field(parameters[0], 'literal'), 'value') : undefined
}

/** A key that is computed elsewhere in the file may be any of the file's string literals. */
function keysOf(argument: unknown, literals: string[]): string[] {
  if (!isNode(argument)) return []
  if (argument.type === 'ConditionalExpression') {
    return [argument.consequent, argument.alternate].flatMap((side) => keysOf(side, literals))
  }
  if (typeof argument.value === 'string') return [argument.value]
  const pattern = patternOf(argument)
  if (pattern !== undefined) return [pattern]
  return literals.map((literal) => `?${literal}`)
}
