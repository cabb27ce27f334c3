/**
 * All that a span may tell. No value comes from a URL's query, a body, a header or a parameter of a
 * statement; the names are those of OpenTelemetry's conventions.
 */
export interface SpanFacts {
  'http.request.method'?: string
  /** The pattern of the route, never the path that was asked for. */
  'http.route'?: string
  'http.response.status_code'?: number
  'db.system.name'?: string
  /** A statement with placeholders. */
  'db.query.text'?: string
  /** Name and code of an error and of its causes. */
  'error.type'?: string
}

export interface SpanEnd {
  /** In place of the first name, which was given before the route was known. */
  name?: string
  facts?: SpanFacts
  /** What went wrong; its message is not sent. */
  error?: unknown
}

/** Where the time of requests and jobs goes. */
export interface Tracing {
  /**
   * Does the work within a span, below the one under way.
   * @param work calls `end` with what is known only then; a throw ends the span with its error
   */
  inSpan<Result>(
    name: string,
    facts: SpanFacts,
    work: (end: (known: SpanEnd) => void) => Promise<Result>,
  ): Promise<Result>
  /**
   * Begins the span of a statement; outside of any span nothing is recorded, as of the polling for jobs.
   * @returns what to call when the statement has ended, and with which error
   */
  beginQuery(statement: string): ((error?: unknown) => void) | undefined
  /** Sends what was not sent yet. */
  stop(): Promise<void>
}

export const noTracing: Tracing = {
  inSpan: (_name, _facts, work) => work(() => {}),
  beginQuery: () => undefined,
  stop: async () => {},
}
