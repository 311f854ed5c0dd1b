import { createServer, type Server } from 'node:http'

import { env } from '@/env'
import { log } from '@/lib/server/log'
import { version } from '../../../../package.json'
import { createRegistry } from './registry'

/** How many ports are tried. The processes of one machine share their variables, and each takes the first free one. */
const MAX_PORTS = 10

/**
 * Serves the metrics of this process at `/metrics`, on METRICS_PORT or the next free port, which is not that of the site.
 * Throws one sentence when there is none. `site` is the server whose requests are counted.
 */
export async function serveMetrics(
  firstPort: number,
  service: 'web' | 'worker',
  site?: Server,
): Promise<Server> {
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
  for (let port = firstPort; ; port += 1) {
    const code = await listen(server, port, host)
    if (code === undefined) {
      log.info({ host, port }, 'metrics are served')
      // It must not keep a process that stops.
      return server.unref()
    }
    if (code !== 'EADDRINUSE' || port + 1 >= firstPort + MAX_PORTS)
      throw new Error(`METRICS_PORT: ${host}:${port} is taken or not allowed (${code})`)
  }
}

/** Resolves to the code of the error when the server cannot listen. */
const listen = (server: Server, port: number, host: string): Promise<string | undefined> =>
  new Promise((done) => {
    const fail = ({ code = 'unknown' }: NodeJS.ErrnoException) => done(code)
    server.once('error', fail).listen(port, host, () => {
      server.off('error', fail)
      done(undefined)
    })
  })
