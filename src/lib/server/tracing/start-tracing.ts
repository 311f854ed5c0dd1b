import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

import { logPerMinute } from '@/lib/server/log'
import { version } from '../../../../package.json'
import { cleanExporter } from './clean-spans'

/** Milliseconds in which a process that stops sends its last spans. */
const FLUSH_MS = 3_000

/** What monitors ask every few seconds. */
const isProbe = (url = '') => url === '/metrics' || url.startsWith('/api/health')

/**
 * Sends traces over OTLP/HTTP: of requests, of Next's rendering, of database queries within them, and of requests to other
 * services. The SDK reads the variables of OpenTelemetry itself. Call it before Next is loaded. `pg` is the driver's module that
 * the process uses. Returns a function that sends the last spans.
 */
export function startTracing(service: 'web' | 'worker', pg: object): () => Promise<void> {
  const named = resourceFromAttributes({ 'service.name': `puente-${service}`, 'service.version': version })
  const resource = defaultResource()
    .merge(named)
    .merge(detectResources({ detectors: [envDetector] }))
  const exporter = cleanExporter(new OTLPTraceExporter(), (error) =>
    logPerMinute('traces', 'warn', { reason: error.message }, 'traces could not be sent'),
  )
  const provider = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] })
  // Next and pg-boss find it by the API of OpenTelemetry, and add spans of pages and of jobs.
  provider.register()
  instrument(pg)
  return () =>
    Promise.race([
      provider.shutdown().catch(() => undefined),
      new Promise<void>((done) => setTimeout(done, FLUSH_MS).unref()),
    ])
}

/**
 * Patches the modules here instead of at their import: those of a release are bundled, or have another name, by which the
 * instrumentations do not know them.
 */
function instrument(pg: object): void {
  const patches = [
    ...new HttpInstrumentation({
      enabled: false,
      ignoreIncomingRequestHook: ({ url }) => isProbe(url),
      requireParentforOutgoingSpans: true,
    }).getModuleDefinitions(),
    // Only what belongs to a request or a job: the queue is polled every second.
    ...new PgInstrumentation({
      enabled: false,
      requireParentSpan: true,
      ignoreConnectSpans: true,
    }).getModuleDefinitions(),
  ]
  const modules: Record<string, object> = { http, https, pg }
  for (const { name, patch } of patches) if (modules[name]) patch?.(modules[name])
  syncBuiltinESMExports()
}
