import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from '@playwright/test'

import { getFreePort } from '../../scripts/process/ports'
import { site } from '../support/http'
import { startSecondSite } from '../support/second-site'

type Attribute = { key: string; value: Record<string, unknown> }
type Span = { name: string; traceId: string; parentSpanId?: string; attributes: Attribute[] }
type Batch = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { scope: { name: string }; spans: Span[] }[]
  }[]
}

/** Receives traces as a collector of OpenTelemetry does (OTLP over HTTP, as JSON). */
async function startCollector() {
  const batches: Batch[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url === '/v1/traces') batches.push(JSON.parse(Buffer.concat(chunks).toString()) as Batch)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const scopes = () => batches.flatMap(({ resourceSpans }) => resourceSpans.flatMap((one) => one.scopeSpans))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    batches,
    spansOf: (scope: string) => scopes().flatMap((one) => (one.scope.name.includes(scope) ? one.spans : [])),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const responds = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

test('a release serves metrics on their own port, and none on the public one', async () => {
  const port = String(await getFreePort())
  const other = await startSecondSite(undefined, { METRICS_PORT: port })
  const metrics = `http://127.0.0.1:${port}/metrics`
  try {
    await expect.poll(() => responds(metrics)).toBe(true)
    await fetch(`${other.url}/about`)
    await fetch(`${other.url}/about?email=ana@example.com`)
    await fetch(`${other.url}/api/users/me`)
    // Each change by another test makes pages anew for a while.
    const hit = /^puente_page_cache_lookups_total\{result="hit"\} [1-9]/m
    await expect
      .poll(async () => {
        await fetch(`${other.url}/services`)
        return hit.test(await (await fetch(metrics)).text())
      })
      .toBe(true)
    const text = await (await fetch(metrics)).text()
    expect(text).toMatch(
      /^puente_http_request_duration_seconds_count\{route="\/about",method="GET",status="2xx"\} 2$/m,
    )
    expect(text).toMatch(/^puente_database_pool_limit\{pool="puente"\} 8$/m)
    expect(text).toMatch(/^puente_worker_heartbeat_age_seconds \d/m)
    expect(text).not.toContain('ana@example.com')
    for (const url of [`${other.url}/metrics`, `${site}/metrics`]) {
      const answer = await fetch(url)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('puente_build_info')
    }
  } finally {
    other.stop()
  }
})

test('a release sends traces of requests, pages and queries, without personal data', async () => {
  const collector = await startCollector()
  const other = await startSecondSite(undefined, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_SERVICE_NAME: 'agency',
  })
  try {
    expect(await responds(other.url)).toBe(true)
    await fetch(`${other.url}/blog/a-secret-slug?email=ana@example.com`)
    await fetch(`${other.url}/resources/search?q=a-secret-word`)
    const page = () => collector.spansOf('next.js').find(({ name }) => name === 'GET /[locale]/blog/[slug]')
    await expect.poll(page).toBeDefined()
    // A page each that web asked itself for and that showed it to be ready, and these two.
    await expect.poll(() => collector.spansOf('instrumentation-http').length).toBeGreaterThanOrEqual(4)
    const queries = collector.spansOf('instrumentation-pg')
    expect(queries.some(({ traceId }) => traceId === page()?.traceId)).toBe(true)
    expect(queries.every(({ parentSpanId }) => parentSpanId)).toBe(true)
    const sent = JSON.stringify(collector.batches)
    expect(sent).toContain('"stringValue":"agency"')
    expect(sent).not.toMatch(/secret|ana@example|127\.0\.0\.1:|user_agent|undici/)
  } finally {
    other.stop()
    await other.exited
    collector.stop()
  }
})
