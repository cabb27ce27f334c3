import { parseSync } from 'oxc-parser'
import { type Constants, constantsIn, fitsPattern, stringPatternsOf } from './string-patterns.ts'
import { field, isNode, nameOf, type SyntaxNode, walk } from './syntax-tree.ts'

/** A request that a test sends: the method, `*` where it is known only at run time, and the path. */
export interface RequestUse {
  method: string
  path: string
}

const verbs = ['get', 'post', 'delete']

/**
 * Requests to the API in a source: `client.post('/api/…')`, `call('POST /api/…')`,
 * `request('/api/…', { method: 'POST' })`; another function of a path alone reads.
 */
export function findRequests(file: string, text: string): RequestUse[] {
  const nodes = [...walk(parseSync(file, text).program)]
  const constants = constantsIn(nodes)
  return nodes
    .filter(({ type }) => type === 'CallExpression')
    .flatMap((call) => requestsOf(call, constants))
}

function requestsOf(call: SyntaxNode, constants: Constants): RequestUse[] {
  const args = Array.isArray(call.arguments) ? call.arguments : []
  return stringPatternsOf(args[0], constants).flatMap((pattern) => {
    const [, method, path = ''] =
      /^(?:\*?([A-Z]*) ?)(?:https?:\/\/[^/]+|\*)?(\/api\/.+)$/.exec(pattern) ?? []
    return path ? [{ method: method || verbOf(call, args, constants), path }] : []
  })
}

function verbOf({ callee }: SyntaxNode, args: unknown[], constants: Constants): string {
  const name = nameOf(field(callee, 'property')) || nameOf(callee)
  if (verbs.includes(name)) return name.toUpperCase()
  const given = args.flatMap((argument) => methodIn(argument, constants))
  return given[0] ?? 'GET'
}

function methodIn(options: unknown, constants: Constants): string[] {
  const properties = field(options, 'properties')
  if (!Array.isArray(properties)) return []
  const method = properties.find((each) => isNode(each) && nameOf(each.key) === 'method')
  if (!method) return []
  return stringPatternsOf(field(method, 'value'), constants).concat('*').slice(0, 1)
}

export function isOperationUsed(operation: string, uses: readonly RequestUse[]): boolean {
  const [method, path = ''] = operation.split(' ')
  const template = path.replace(/\{\w+\}/g, '1')
  return uses.some((use) => use.method === method && fitsPattern(template, use.path))
}
