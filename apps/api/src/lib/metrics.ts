import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  requestSeconds: Histogram<'method' | 'route' | 'status'>
  results: Counter<'kind'>
  /** Without their kind: a caller who asks for a link could see from it who is registered. */
  mails: Counter<'outcome'>
  modelRequests: Counter<'purpose' | 'outcome'>
  modelTokens: Counter<'purpose'>
  chatReplies: Counter<'outcome'>
  payments: Counter<'outcome'>
  webhooks: Counter<'outcome'>
  text(): Promise<string>
  contentType: string
}

export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  return {
    requestSeconds: new Histogram({
      name: 'individua_request_seconds',
      help: 'Time from a request to its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers: [register],
    }),
    results: new Counter({
      name: 'individua_results_total',
      help: 'Results computed',
      labelNames: ['kind'],
      registers: [register],
    }),
    mails: new Counter({
      name: 'individua_mails_total',
      help: 'Mails by what became of them',
      labelNames: ['outcome'],
      registers: [register],
    }),
    modelRequests: new Counter({
      name: 'individua_model_requests_total',
      help: 'Requests to the language model by what became of them',
      labelNames: ['purpose', 'outcome'],
      registers: [register],
    }),
    modelTokens: new Counter({
      name: 'individua_model_tokens_total',
      help: 'Tokens the language model used',
      labelNames: ['purpose'],
      registers: [register],
    }),
    chatReplies: new Counter({
      name: 'individua_chat_answers_total',
      help: 'Answers to messages of the chat by what became of them',
      labelNames: ['outcome'],
      registers: [register],
    }),
    payments: new Counter({
      name: 'individua_payments_total',
      help: 'Payments by what became of them',
      labelNames: ['outcome'],
      registers: [register],
    }),
    webhooks: new Counter({
      name: 'individua_webhooks_total',
      help: 'Webhooks of Stripe by what became of them',
      labelNames: ['outcome'],
      registers: [register],
    }),
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}
