/**
 * An error for the log: its name, its code, where it happened and what caused it. Never its message
 * or its values: they quote what people wrote, and whole queries with their parameters.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const cause = error.cause === undefined ? '' : ` < ${nameOf(error.cause)}`
  return `${nameOf(error)}${cause} ${frames.slice(0, 6).join(' ').replace(/\s+/g, ' ')}`
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error && /^\w+$/.test(String(error.code)) ? ` ${error.code}` : ''
  return `${error.name}${code}`
}
