import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'

/** What spans may say. Next and the instrumentations add more: URLs with their queries, addresses, browsers, messages of errors. */
const kept = new Set([
  'http.method',
  'http.request.method',
  'http.route',
  'http.status_code',
  'http.response.status_code',
  'next.route',
  'next.rsc',
  'next.span_type',
  'error.type',
  'server.address',
  'server.port',
  'db.system',
  'db.system.name',
  'db.namespace',
])

/** The texts of statements. Their values are sent apart, except what somebody wrote into the text itself. */
const statements = new Set(['db.statement', 'db.query.text'])
const MAX_STATEMENT = 1_000

const withoutLiterals = (statement: string): string =>
  statement.slice(0, MAX_STATEMENT).replace(/'(?:[^']|'')*('|$)/g, '?')

/**
 * Returns the name without the address that it may contain, because Next calls one `fetch GET https://host/path?query`. A
 * request that is called by its method only gets its route.
 */
function cleanName({ name, attributes }: ReadableSpan): string {
  const route = attributes['http.route']
  if (/^[A-Z]+$/.test(name) && typeof route === 'string') return `${name} ${route}`
  return name.replace(/\bhttps?:\/\/\S*/g, '').trim()
}

function cleanAttributes(attributes: ReadableSpan['attributes']): ReadableSpan['attributes'] {
  const entries = Object.entries(attributes).flatMap(([name, value]) => {
    if (kept.has(name)) return [[name, value] as const]
    return statements.has(name) ? [[name, withoutLiterals(String(value))] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Returns a span without personal data: only known attributes, no messages and no stacks. */
export const cleanSpan = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    name: { value: cleanName(span) },
    attributes: { value: cleanAttributes(span.attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan

type Done = Parameters<SpanExporter['export']>[1]

/** Returns an exporter that sends clean spans only. `onFailure` hears of those that could not be sent. */
export const cleanExporter = (exporter: SpanExporter, onFailure: (error: Error) => void): SpanExporter => ({
  export: (spans: ReadableSpan[], done: Done) => {
    exporter.export(spans.map(cleanSpan), (result) => {
      if (result.error) onFailure(result.error)
      done(result)
    })
  },
  shutdown: () => exporter.shutdown(),
  forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
})
