import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { duplexPair } from 'node:stream'

import type Next from 'next'

import { setNextKeys } from './lib/server/next-keys'

/**
 * Milliseconds that an idle connection stays open: longer than proxies and browsers keep theirs (Caddy two minutes), so that they
 * close it first. A request that is sent while the server closes its connection is lost.
 */
const KEEP_ALIVE_MS = 125_000

/**
 * What is needed before the site's own code, whose first step checks all variables (start-web.ts) and ends the process when one is
 * wrong. Checking them here as well would load the code of the checks twice, which takes 60 ms.
 */
function readVariables() {
  // eslint-disable-next-line no-restricted-syntax -- see above
  const { HOST, PORT, SITE_URL, MEDIA_DIR, PAYLOAD_SECRET = '', METRICS_PORT } = process.env
  // eslint-disable-next-line no-restricted-syntax -- see above
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = process.env
  return {
    host: HOST || '127.0.0.1',
    port: Number(PORT || 3000),
    siteHost: URL.parse(SITE_URL ?? '')?.host ?? 'localhost',
    media: resolve(MEDIA_DIR || '.data/media'),
    secret: PAYLOAD_SECRET,
    hasMetrics: Boolean(METRICS_PORT),
    hasTraces: Boolean(collector || traces),
  }
}

/**
 * Runs the web process of a release, whose folder is that of the main file. Opens its port once it can answer: until then
 * a front server asks the other web process. Throws when the port is taken.
 */
export async function run(): Promise<void> {
  const { host, port, siteHost, media, secret, hasMetrics, hasTraces } = readVariables()
  const folder = resolve(process.argv[1] ?? '', '..')
  // eslint-disable-next-line no-restricted-syntax -- Next reads the same, after the change of the folder
  process.env.MEDIA_DIR = media
  process.chdir(folder)
  setNextKeys(folder, secret)
  const { config } = JSON.parse(readFileSync(join(folder, '.next/required-server-files.json'), 'utf8')) as {
    config: object
  }
  // eslint-disable-next-line no-restricted-syntax -- as in the file that Next writes to start a release
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)

  // The packages that were copied into the release with the files that they need.
  const requireOfRelease = createRequire(join(folder, 'package.json'))
  const stopTracing = hasTraces ? await startTraces(requireOfRelease) : undefined
  const next = requireOfRelease('next') as typeof Next
  const app = next({ dev: false, dir: folder, conf: config, hostname: host, port })
  await app.prepare()
  const handle = app.getRequestHandler()
  const server = createServer((...exchange) => void handle(...exchange))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  // It loads the code that every page needs, and connects to the database.
  await ask(server, '/', siteHost)
  await listen(server, host, port)
  if (hasMetrics) await openMetrics(server)
  stopOnSignal(server, async () => {
    await app.close()
    await stopTracing?.()
  })
  console.log(`web ready at http://${host}:${port} after ${process.uptime().toFixed(1)} s`)
}

/** Returns what sends the last traces; undefined when tracing is turned off. */
async function startTraces(requireOfRelease: NodeJS.Require) {
  const { isTracingOn } = await import('./env')
  if (!isTracingOn) return undefined
  const { startTracing } = await import('./lib/server/tracing/start-tracing')
  return startTracing('web', requireOfRelease('pg') as object)
}

async function openMetrics(server: Server): Promise<void> {
  const { env } = await import('./env')
  const { serveMetrics } = await import('./features/system/metrics/serve-metrics')
  if (env.METRICS_PORT) await serveMetrics(env.METRICS_PORT, 'web', server)
}

/**
 * Requests a page over a connection that never leaves the process. Resolves when the response has been read. The request comes
 * before the pipeline, which Next's first request installs, so it gets its report here: the page cache keeps no page without.
 */
function ask(server: Server, path: string, host: string): Promise<void> {
  const [ours, theirs] = duplexPair()
  const reports = (globalThis.requestReports ??= new AsyncLocalStorage())
  reports.run({}, () => server.emit('connection', theirs))
  return new Promise((done, fail) => {
    request({ path, headers: { host }, createConnection: () => ours })
      .on('response', (response) => response.resume().on('end', done))
      .on('error', fail)
      .end()
  })
}

const listen = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((done, fail) => {
    const explain = ({ code }: NodeJS.ErrnoException) =>
      fail(new Error(`PORT: ${host}:${port} is taken or not allowed (${code ?? 'unknown'})`))
    server.once('error', explain).listen(port, host, done)
  })

/** Stops accepting connections, finishes the open requests, and exits. */
function stopOnSignal(server: Server, close: () => Promise<void>): void {
  const stop = () => void server.close(() => void close().finally(() => process.exit(0)))
  process.once('SIGTERM', stop).once('SIGINT', stop)
}
