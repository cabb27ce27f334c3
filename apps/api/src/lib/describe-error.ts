import { z } from 'zod'

/** What an error is made of; pg-boss hands over such objects that are no errors themselves. */
const errorParts = z.object({
  name: z.string().optional().catch(undefined),
  code: z.coerce.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  stack: z.string().optional().catch(undefined),
  cause: z.unknown(),
  /** Of a job. */
  queue: z.string().optional().catch(undefined),
})
type ErrorParts = z.infer<typeof errorParts>

const mostFrames = 6
const mostCauses = 8
/** A place in a file; anything else that looks like one may be a line of the message. */
const frame = /^\s+at (?:[\w$.<>[\] ]+ \()?(?:file:|node:|\/|[A-Za-z]:\\)\S+:\d+:\d+\)?$/

/**
 * An error for the log: its name, its code (the SQLSTATE, where the database threw it), what caused
 * it and where it happened. Never its message or its values: they quote what people wrote, and whole
 * queries with their parameters.
 */
export function describeError(error: unknown): string {
  const parts = partsOf(error)
  if (!parts) return `thrown ${typeof error}`
  const queue = parts.queue && isPlain(parts.queue) ? ` queue ${parts.queue}` : ''
  return `${errorNames(error)}${queue} ${framesOf(parts)}`.trim()
}

/** Names and codes of an error and of what caused it, outermost first. */
export function errorNames(error: unknown): string {
  return namesOf(error, mostCauses).join(' < ')
}

function namesOf(error: unknown, most: number): string[] {
  const parts = partsOf(error)
  if (!parts) return [`thrown ${typeof error}`]
  const cause = parts.cause === undefined || most === 1 ? [] : namesOf(parts.cause, most - 1)
  return [nameOf(error, parts), ...cause]
}

function nameOf(error: unknown, { name = '', code = '' }: ErrorParts): string {
  const known = error instanceof Error ? error.constructor.name : 'object'
  // Many classes leave the name of their errors as it was.
  const shown = name !== 'Error' && isPlain(name) ? name : known
  return isPlain(code) ? `${shown} ${code}` : shown
}

/** The stack begins with the message, which may have lines of its own. */
function framesOf({ message = '', stack = '' }: ErrorParts): string {
  const lines = stack.replace(message, () => '').split('\n')
  const frames = lines.filter((line) => frame.test(line)).slice(0, mostFrames)
  return frames.map((line) => line.trim()).join(' ')
}

function partsOf(error: unknown): ErrorParts | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  // An error's own fields are read by name: most of them are not enumerable.
  const names = Object.keys(errorParts.shape)
  return errorParts.parse(Object.fromEntries(names.map((name) => [name, Reflect.get(error, name)])))
}

/** A name in the code or of a queue, and no sentence or email. */
const isPlain = (text: string) => /^[\w-]{1,60}$/.test(text)
