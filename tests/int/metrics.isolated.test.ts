import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Payload } from 'payload'
import { beforeAll, expect, it, onTestFinished } from 'vitest'

import { env } from '@/env'
import { serveMetrics } from '@/features/system/metrics/serve-metrics'
import { runPipeline } from '@/lib/server/http/pipeline/patched-server'
import { tryConsumeRateLimit, rateLimits } from '@/lib/server/http/rate-limit'
import { countJob } from '@/lib/server/process-counts'
import { payload as start } from '@/lib/server/payload'
import { autocommit, sql } from '@/lib/server/db/sql'
import { getFreePort } from '../../scripts/process/ports'

let payload: Payload
beforeAll(async () => {
  runPipeline()
  payload = await start()
})

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function listening(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return server
}

async function metricsOf(service: 'web' | 'worker', site?: Server) {
  const port = await getFreePort()
  const server = await serveMetrics(port, service, site)
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${port}`
  return { url, read: async () => (await fetch(`${url}/metrics`)).text() }
}

/** The samples of a metric, without its comments. */
const samples = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(name) && /[{ ]/.test(line[name.length] ?? ''))

it('counts requests by route, method and class of the status, with their time', async () => {
  const answer: RequestListener = (request: IncomingMessage, response: ServerResponse) => {
    response.statusCode = request.url?.startsWith('/es/blog/gone') ? 404 : 200
    response.end('page')
  }
  const site = await listening(answer)
  const { read } = await metricsOf('web', site)
  for (const path of ['/blog/a?email=ana@example.com', '/blog/b', '/es/blog/gone', '/7f3a-secret'])
    await (await fetch(`http://127.0.0.1:${portOf(site)}${path}`)).text()
  const text = await read()
  const counts = samples(text, 'puente_http_request_duration_seconds_count')
  expect(counts.toSorted()).toEqual([
    'puente_http_request_duration_seconds_count{route="/[...rest]",method="GET",status="2xx"} 1',
    'puente_http_request_duration_seconds_count{route="/blog/[slug]",method="GET",status="2xx"} 2',
    'puente_http_request_duration_seconds_count{route="/blog/[slug]",method="GET",status="4xx"} 1',
  ])
  expect(samples(text, 'puente_http_requests_open')).toEqual(['puente_http_requests_open 0'])
  expect(text).not.toMatch(/ana@example|7f3a|gone/)
})

it('counts those that a request step answers, and those whose client left', async () => {
  const hanging = Promise.withResolvers<undefined>()
  const site = await listening(() => hanging.resolve(undefined))
  const { read } = await metricsOf('web', site)
  const refused = await fetch(`http://127.0.0.1:${portOf(site)}/about`, { method: 'POST' })
  expect(refused.status).toBe(405)
  const leaving = new AbortController()
  const left = fetch(`http://127.0.0.1:${portOf(site)}/services`, { signal: leaving.signal }).catch(
    () => 'left',
  )
  await hanging.promise
  leaving.abort()
  await left
  await expect
    .poll(async () => samples(await read(), 'puente_http_request_duration_seconds_count'))
    .toEqual([
      expect.stringContaining('route="/about",method="POST",status="4xx"} 1'),
      expect.stringContaining('route="/services",method="GET",status="aborted"} 1'),
    ])
})

it('tells memory, event loop, pools, refusals, jobs and the version', async () => {
  const { read } = await metricsOf('worker')
  for (let use = 0; use <= rateLimits.passwordCheck.points; use += 1)
    await tryConsumeRateLimit('passwordCheck', 'metrics')
  countJob('sweep', 'completed')
  const text = await read()
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
  expect(text).toMatch(/^puente_build_info\{service="worker",version="\d+\.\d+\.\d+"\} 1$/m)
  expect(text).toContain('puente_rate_limit_refusals_total{limit="passwordCheck"} 1')
  expect(text).toContain('puente_jobs_run_total{queue="sweep",result="completed"} 1')
  expect(text).toMatch(/^puente_database_pool_connections\{pool="puente",state="(idle|used)"\} [1-9]/m)
  expect(text).toMatch(/^puente_database_pool_waiting\{pool="puente"\} 0$/m)
  expect(text).toMatch(/^puente_database_pool_limit\{pool="puente limits"\} 2$/m)
  expect(text).not.toContain('puente_http_request')
})

it('tells what the database knows of emails, jobs and the worker', async () => {
  const { read } = await metricsOf('worker')
  await autocommit(
    payload,
    sql`insert into outbox (kind, subject_id, recipient, language, data, status, created_at)
      values ('ticket-reply', 'a', 'ana@example.com', 'en', '{}', 'pending', now() - interval '20 minutes')`,
  )
  await autocommit(
    payload,
    sql`insert into pgboss.job (name, data, source_name) values ('dead-letter', '{}', 'lead-follow-up')`,
  )
  await autocommit(payload, sql`insert into pgboss.job (name, data) values ('send-mail', '{}')`)
  const text = await read()
  expect(text).toContain('puente_database_up 1')
  expect(text).toContain('puente_workers 0')
  // No worker has ever run here.
  expect(samples(text, 'puente_worker_heartbeat_age_seconds')).toEqual([])
  expect(text).toContain('puente_jobs{queue="send-mail",state="queued"} 1')
  expect(text).toContain('puente_jobs{queue="sweep",state="active"} 0')
  expect(text).toContain('puente_dead_letters{queue="lead-follow-up"} 1')
  expect(text).toContain('puente_emails{status="pending"} 1')
  expect(text).toContain('puente_emails{status="failed"} 0')
  expect(text).toMatch(/^puente_oldest_waiting_email_age_seconds 1200/m)
  expect(text).not.toContain('ana@example.com')
})

it('serves nothing else, and takes the next port when another process of the machine has the first', async () => {
  const { url, read } = await metricsOf('worker')
  expect((await fetch(`${url}/`)).status).toBe(404)
  const next = await serveMetrics(Number(new URL(url).port), 'web')
  onTestFinished(() => void next.close())
  expect(portOf(next)).toBeGreaterThan(Number(new URL(url).port))
  expect(await read()).toContain('service="worker"')
  expect(await (await fetch(`http://127.0.0.1:${portOf(next)}/metrics`)).text()).toContain('service="web"')
})

it('says when it may not listen', async () => {
  // An address of no machine (RFC 5737).
  const { METRICS_HOST } = env
  onTestFinished(() => void Object.assign(env, { METRICS_HOST }))
  Object.assign(env, { METRICS_HOST: '203.0.113.1' })
  await expect(serveMetrics(9464, 'worker')).rejects.toThrow(
    /^METRICS_PORT: 203\.0\.113\.1:9464 is taken or not allowed \(EADDRNOTAVAIL\)$/,
  )
})
