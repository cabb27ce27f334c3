import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import { noTracing, type Tracing } from './tracing.ts'

export type TracingSettings = Pick<
  Env,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'INSTANCE_NAME'
>

/** Loads OpenTelemetry only where a collector is set. */
export async function createTracing(
  settings: TracingSettings,
  log: Pick<Logger, 'warn'>,
): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
  if (!endpoint) return noTracing
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry({ ...settings, endpoint, log })
}
