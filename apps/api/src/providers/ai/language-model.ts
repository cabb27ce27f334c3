import type { z } from 'zod'

/** What a model is asked for; metrics and deadlines go by it. */
export type ModelPurpose =
  | 'start'
  | 'questions'
  | 'ratings'
  | 'self-harm'
  | 'letter'
  | 'verdict'
  | 'chat'

/** In milliseconds, a second attempt included; a caller has its response within a minute. */
export const modelDeadlines: Readonly<Record<ModelPurpose, number>> = {
  start: 15_000,
  questions: 40_000,
  ratings: 15_000,
  'self-harm': 6_000,
  letter: 35_000,
  verdict: 15_000,
  chat: 45_000,
}

/** Milliseconds from a message to the first words of the reply that its reader sees. */
export const firstWordsMs = 10_000

export interface ModelRequest {
  purpose: ModelPurpose
  /** What to do, by us. */
  system: string
  /** What to do it with; words of users only as fenced data. No email, no id. */
  prompt: string
  /** Whole request, in milliseconds. */
  deadlineMs: number
  /** Thinking included. */
  maxOutputTokens: number
  /** Ends the request; a `ModelFailure` as its reason says that the caller waited too long. */
  signal?: AbortSignal
}

export interface ModelStream {
  /** Pieces of the reply in order, no thoughts. @throws {ModelFailure} when it breaks off or is cut off */
  pieces: AsyncIterable<string>
  /** Tokens used, once the pieces have ended; undefined where the provider does not report them. */
  tokens(): number | undefined
}

/** Words things; never scores anything. */
export interface LanguageModel {
  /** Provider and model, such as `openai:gpt-5-mini`: what results and questions are stamped with. */
  engine: string
  /**
   * A reply that fits the schema; whether it is any good is for the caller to check.
   * @throws {ModelFailure}
   */
  write<Output>(
    request: ModelRequest & { schema: z.ZodType<Output> },
  ): Promise<{ output: Output; tokens: number | undefined }>
  stream(request: ModelRequest): ModelStream
}

/**
 * `resting`: not asked, because it was late again and again, asked to wait or refused the key;
 * `limited`: the provider's own limit is reached; `refused`: key, model or request is wrong;
 * `unusable`: a reply without what was asked for.
 */
export type ModelProblem =
  | 'late'
  | 'resting'
  | 'unreachable'
  | 'limited'
  | 'refused'
  | 'too_large'
  | 'unusable'

/** Why there is no reply, by code only: what providers write about it may quote the prompt. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly problem: ModelProblem
  readonly status: number | undefined
  /** Used all the same, where the provider reported it. */
  readonly tokens: number | undefined
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs: number | undefined
  /** No request succeeds with this key, whatever it asks for. */
  readonly isKeyRefused: boolean

  constructor(problem: ModelProblem, reported: ReportedFailure = {}) {
    super(`no answer from the language model: ${problem}`)
    this.problem = problem
    this.status = reported.status
    this.tokens = reported.tokens
    this.retryAfterMs = reported.retryAfterMs
    this.isKeyRefused = reported.isKeyRefused ?? false
  }
}

interface ReportedFailure {
  status?: number
  tokens?: number
  retryAfterMs?: number
  isKeyRefused?: boolean
}
