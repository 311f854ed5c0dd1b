import { createServer, type Server } from 'node:http'

import { env } from '@/env'
import { log } from '@/lib/server/log'
import { version } from '../../../../package.json'
import { createRegistry } from './registry'

/**
 * Serves the metrics of this process at `/metrics` on METRICS_PORT, which is not the port of the site. Throws one sentence when
 * the port is taken. `site` is the server whose requests are counted.
 */
export async function serveMetrics(port: number, service: 'web' | 'worker', site?: Server): Promise<Server> {
  const registry = createRegistry({ service, version, server: site })
  const server = createServer((request, response) => {
    const isAsked = request.url?.split('?', 1)[0] === '/metrics'
    if (!isAsked) {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  const { METRICS_HOST: host } = env
  await new Promise<void>((done, fail) => {
    const explain = ({ code }: NodeJS.ErrnoException) =>
      fail(new Error(`METRICS_PORT: ${host}:${port} is taken or not allowed (${code ?? 'unknown'})`))
    server.once('error', explain).listen(port, host, done)
  })
  // It must not keep a process that stops.
  return server.unref()
}
