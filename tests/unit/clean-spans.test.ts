import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'
import { expect, it, vi } from 'vitest'

import { cleanExporter, cleanSpan } from '@/lib/server/tracing/clean-spans'

const span = (name: string, attributes: ReadableSpan['attributes'] = {}) =>
  ({
    name,
    attributes,
    events: [{ name: 'exception', attributes: { 'exception.message': 'ana@example.com' } }],
    status: { code: 2, message: 'duplicate ana@example.com' },
    spanContext: () => ({ traceId: 't' }),
  }) as unknown as ReadableSpan

it('keeps the route, the method and the status of a request, and neither its address nor its query', () => {
  const clean = cleanSpan(
    span('GET', {
      'http.route': '/blog/[slug]',
      'http.status_code': 200,
      'http.target': '/blog/a?email=ana@example.com',
      'url.query': 'email=ana@example.com',
      'client.address': '203.0.113.7',
      'user_agent.original': 'Firefox',
    }),
  )
  expect(clean).toMatchObject({
    name: 'GET /blog/[slug]',
    attributes: { 'http.route': '/blog/[slug]', 'http.status_code': 200 },
    events: [],
    status: { code: 2 },
  })
  expect(Object.keys(clean.attributes)).toHaveLength(2)
  expect(clean.status.message).toBeUndefined()
  expect(clean.spanContext().traceId).toBe('t')
})

it('keeps no address in a name', () => {
  expect(cleanSpan(span('fetch GET https://api.example.com/users?q=ana')).name).toBe('fetch GET')
})

it('keeps the text of a statement without the values in it', () => {
  const text = `select 1 from users where email = 'ana@example.com' and name = 'O''Neill' and id = $1 and note = 'cut`
  const { attributes } = cleanSpan(span('pg.query:SELECT', { 'db.query.text': text, 'db.values': 'x' }))
  expect(attributes).toEqual({
    'db.query.text': 'select 1 from users where email = ? and name = ? and id = $1 and note = ?',
  })
})

it('says when spans could not be sent', () => {
  const error = new Error('refused')
  const inner: SpanExporter = {
    export: (_, done) => done({ code: 1, error }),
    shutdown: () => Promise.resolve(),
  }
  const onFailure = vi.fn()
  const done = vi.fn()
  cleanExporter(inner, onFailure).export([span('GET')], done)
  expect(onFailure).toHaveBeenCalledWith(error)
  expect(done).toHaveBeenCalledWith({ code: 1, error })
})
