/**
 * An error for the log: its name, its code, where it happened and what caused it. Never its message
 * or its values: they quote what people wrote, and whole queries with their parameters.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return `${namesOf(error).join(' < ')} ${frames.slice(0, 6).join(' ').replace(/\s+/g, ' ')}`
}

/** The error and what caused it, outermost first. */
function namesOf(error: Error): string[] {
  const { cause } = error
  if (cause === undefined) return [nameOf(error)]
  return [nameOf(error), ...(cause instanceof Error ? namesOf(cause) : [nameOf(cause)])]
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error && /^\w+$/.test(String(error.code)) ? ` ${error.code}` : ''
  return `${error.name}${code}`
}
