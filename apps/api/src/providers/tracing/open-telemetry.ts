import { AsyncLocalStorage } from 'node:async_hooks'
import { hostname } from 'node:os'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { errorNames } from '../../lib/describe-error.ts'
import { version } from '../../lib/version.ts'
import type { TracingSettings } from './create-tracing.ts'
import { statementText } from './statement-text.ts'
import type { SpanEnd, SpanFacts, Tracing } from './tracing.ts'

/** A collector that is away must not hold up a stop. */
const sendTimeoutMs = 2_000

interface Collector extends TracingSettings {
  endpoint: string
  log: Pick<Logger, 'warn'>
}

/** Spans of requests, jobs and statements, sent to a collector in OTLP over HTTP. */
export function openTelemetry(collector: Collector): Tracing {
  const provider = openProvider(collector)
  const tracer = provider.getTracer('individua', version)
  const underWay = new AsyncLocalStorage<Span>()

  function begin(name: string, kind: SpanKind, attributes: SpanFacts): Span {
    const parent = underWay.getStore()
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    return tracer.startSpan(name, { kind, attributes: { ...attributes } }, context)
  }

  return {
    async inSpan(name, facts, work) {
      const isRequest = facts['http.request.method'] !== undefined
      const span = begin(name, isRequest ? SpanKind.SERVER : SpanKind.INTERNAL, facts)
      try {
        return await underWay.run(span, () => work((known) => describe(span, known)))
      } catch (error) {
        describe(span, { error })
        throw error
      } finally {
        span.end()
      }
    },
    beginQuery(statement) {
      if (!underWay.getStore()?.isRecording()) return undefined
      const text = statementText(statement)
      const name = /^\w+/.exec(text)?.[0]?.toLowerCase() ?? 'query'
      const facts = { 'db.system.name': 'postgresql', 'db.query.text': text }
      const span = begin(name, SpanKind.CLIENT, facts)
      return (error) => {
        if (error !== undefined) describe(span, { error })
        span.end()
      }
    },
    // What the collector did not take is logged already.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}

function describe(span: Span, { name, facts, error }: SpanEnd): void {
  if (name) span.updateName(name)
  if (facts) span.setAttributes({ ...facts })
  if (error === undefined) return
  span.setAttribute('error.type', errorNames(error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function openProvider({ endpoint, log, ...settings }: Collector): TracerProvider {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: sendTimeoutMs,
  })
  return new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'individua',
      'service.version': version,
      'service.instance.id': settings.INSTANCE_NAME ?? hostname(),
    }),
    sampler: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new BatchSpanProcessor({ exporter: reporting(exporter, log) })],
  })
}

/** Logs that the collector cannot be reached, once until it can. */
function reporting(exporter: OTLPTraceExporter, log: Pick<Logger, 'warn'>): OTLPTraceExporter {
  const send = exporter.export.bind(exporter)
  let isReported = false
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      if (result.error && !isReported) {
        log.warn({ err: result.error }, 'traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT')
      }
      isReported = result.error !== undefined
      done(result)
    })
  return exporter
}
