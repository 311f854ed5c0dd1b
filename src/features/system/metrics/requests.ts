import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

import { Gauge, Histogram, type Registry } from 'prom-client'

import { routeOf } from './routes'

/** In seconds. A cached page takes 2 ms; nginx gives up after 60 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Its responses stay open for as long as a tab does. */
const STREAM = '/api/live'

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server }

/** Adds the metrics of requests. They count those to `server`, once it is given. */
export function requestMetrics(registers: Registry[], server?: Server): void {
  const duration = new Histogram({
    name: 'puente_http_request_duration_seconds',
    help: 'Time from a request to the end of its response, without the streams of open boards',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const open = new Gauge({
    name: 'puente_http_requests_open',
    help: 'Requests that are being answered, with the streams of open boards',
    registers,
  })
  if (!server) return
  // What Node publishes for each request, before any other code sees it. Nothing of ours is in its way.
  subscribe('http.server.request.start', (message) => {
    const { request, response, server: asked } = message as Exchange
    if (asked !== server) return
    const startedAt = performance.now()
    const { url = '', method = '' } = request
    open.inc()
    response.once('close', () => {
      open.dec()
      const route = routeOf(url)
      if (route === STREAM) return
      const labels = { route, method: methods.has(method) ? method : 'other', status: statusOf(response) }
      duration.observe(labels, (performance.now() - startedAt) / 1_000)
    })
  })
}

/** The class of a status, such as 2xx; `aborted` when the client left before the end of the response. */
const statusOf = ({ writableFinished, statusCode }: ServerResponse): string =>
  writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted'
