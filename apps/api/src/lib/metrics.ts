import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { version } from './version.ts'

/**
 * What happened in this process since its start. A caller who asks for links sees the same change of
 * every count for each email, whether or not it has an account.
 */
export interface Metrics {
  requestSeconds: Histogram<'method' | 'route' | 'status'>
  /** Only the owner of an email can confirm; what a stranger can do is `asked`, for every email alike. */
  signUps: Counter<'stage'>
  /** Complete forms submitted, with or without an account. */
  completions: Counter<'form'>
  results: Counter<'kind'>
  /** Without their kind, and with decoys: see decision 0028. */
  mails: Counter<'outcome'>
  limitRefusals: Counter<'limit'>
  modelRequests: Counter<'purpose' | 'outcome'>
  modelTokens: Counter<'purpose'>
  chatReplies: Counter<'outcome'>
  payments: Counter<'outcome'>
  webhooks: Counter<'outcome'>
  jobs: Counter<'queue' | 'outcome'>
  /** Where other measures of the same process are added. */
  register: Registry
  text(): Promise<string>
  contentType: string
}

/** @param database kind of the database, a label of `individua_build_info` */
export function createMetrics(database: string): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  addBuildInfo(register, database)
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `individua_${name}_total`, help, labelNames, registers })
  const metrics: Metrics = {
    requestSeconds: new Histogram({
      name: 'individua_request_seconds',
      help: 'Time from a request to its response',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    signUps: counter('sign_ups', 'Registrations asked for, and accounts confirmed', ['stage']),
    completions: counter('completions', 'Complete forms submitted', ['form']),
    results: counter('results', 'Results computed', ['kind']),
    mails: counter('mails', 'Mails by what became of them', ['outcome']),
    limitRefusals: counter('limit_refusals', 'Requests that a limit refused', ['limit']),
    ...productCounters(counter),
    jobs: counter('jobs', 'Tries of jobs by how they ended', ['queue', 'outcome']),
    register,
    text: () => register.metrics(),
    contentType: register.contentType,
  }
  startAtZero(metrics)
  return metrics
}

/** A monitor sees no rise from nothing to one: what alerts and dashboard count is there from the start. */
function startAtZero(metrics: Metrics): void {
  for (const stage of ['asked', 'confirmed']) metrics.signUps.inc({ stage }, 0)
  for (const form of ['core', 'full']) metrics.completions.inc({ form }, 0)
  for (const kind of ['basic', 'advanced']) metrics.results.inc({ kind }, 0)
  for (const [counter, outcomes] of [
    [metrics.mails, ['sent', 'put_off', 'failed']],
    [metrics.payments, ['succeeded', 'failed', 'expired', 'refunded', 'disputed', 'mismatch']],
    [metrics.webhooks, ['handled', 'repeated', 'ignored', 'forged', 'failed']],
    [metrics.chatReplies, ['model', 'finished_built_in', 'built_in', 'help', 'failed']],
  ] satisfies [Counter<'outcome'>, string[]][]) {
    for (const outcome of outcomes) counter.inc({ outcome }, 0)
  }
  for (const purpose of ['start', 'questions', 'letter', 'chat']) {
    metrics.modelTokens.inc({ purpose }, 0)
    metrics.modelRequests.inc({ purpose, outcome: 'refused' }, 0)
  }
}

type MakeCounter = <Label extends string>(
  name: string,
  help: string,
  labelNames: Label[],
) => Counter<Label>

function productCounters(counter: MakeCounter) {
  return {
    modelRequests: counter(
      'model_requests',
      'Requests to the language model by what became of them',
      ['purpose', 'outcome'],
    ),
    modelTokens: counter('model_tokens', 'Tokens the language model used', ['purpose']),
    chatReplies: counter('chat_answers', 'Answers to messages of the chat by what became of them', [
      'outcome',
    ]),
    payments: counter('payments', 'Payments by what became of them', ['outcome']),
    webhooks: counter('webhooks', 'Webhooks of Stripe by what became of them', ['outcome']),
  }
}

function addBuildInfo(register: Registry, database: string): void {
  const info = new Gauge({
    name: 'individua_build_info',
    help: 'Always 1: what runs here',
    labelNames: ['version', 'node', 'database'],
    registers: [register],
  })
  info.set({ version, node: process.version, database }, 1)
}
