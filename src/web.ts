import { readFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { duplexPair } from 'node:stream'

import type Next from 'next'

import { env, isTracingOn, requireRuntime } from './env'
import { setNextKeys } from './lib/server/next-keys'

/**
 * Milliseconds that an idle connection stays open: longer than proxies and browsers keep theirs (Caddy two minutes), so that they
 * close it first. A request that is sent while the server closes its connection is lost.
 */
const KEEP_ALIVE_MS = 125_000

/**
 * Runs the web process of a release, whose folder is that of the main file. Opens its port once it can answer: until then
 * a front server asks the other web process. Throws when a variable is missing or the port is taken.
 */
export async function run(): Promise<void> {
  requireRuntime()
  const folder = resolve(process.argv[1] ?? '', '..')
  // eslint-disable-next-line no-restricted-syntax -- Next reads the same, after the change of the folder
  process.env.MEDIA_DIR = resolve(env.MEDIA_DIR)
  process.chdir(folder)
  setNextKeys(folder, env.PAYLOAD_SECRET ?? '')
  const { config } = JSON.parse(readFileSync(join(folder, '.next/required-server-files.json'), 'utf8')) as {
    config: object
  }
  // eslint-disable-next-line no-restricted-syntax -- as in the file that Next writes to start a release
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)

  // The packages that were copied into the release with the files that they need.
  const requireOfRelease = createRequire(join(folder, 'package.json'))
  const stopTracing = isTracingOn
    ? (await import('./lib/server/tracing/start-tracing')).startTracing(
        'web',
        requireOfRelease('pg') as object,
      )
    : undefined
  const next = requireOfRelease('next') as typeof Next
  const app = next({ dev: false, dir: folder, conf: config, hostname: env.HOST, port: env.PORT })
  await app.prepare()
  const handle = app.getRequestHandler()
  const server = createServer((...exchange) => void handle(...exchange))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  // It loads the code that every page needs, and connects to the database.
  await ask(server, '/')
  await listen(server)
  if (env.METRICS_PORT) {
    const { serveMetrics } = await import('./features/system/metrics/serve-metrics')
    await serveMetrics(env.METRICS_PORT, 'web', server)
  }
  stopOnSignal(server, async () => {
    await app.close()
    await stopTracing?.()
  })
  console.log(`web ready at http://${env.HOST}:${env.PORT} after ${process.uptime().toFixed(1)} s`)
}

/** Requests a page over a connection that never leaves the process. Resolves when the response has been read. */
function ask(server: Server, path: string): Promise<void> {
  const [ours, theirs] = duplexPair()
  server.emit('connection', theirs)
  return new Promise((done, fail) => {
    request({ path, headers: { host: new URL(env.SITE_URL).host }, createConnection: () => ours })
      .on('response', (response) => response.resume().on('end', done))
      .on('error', fail)
      .end()
  })
}

const listen = (server: Server): Promise<void> =>
  new Promise((done, fail) => {
    const explain = ({ code }: NodeJS.ErrnoException) =>
      fail(new Error(`PORT: ${env.HOST}:${env.PORT} is taken or not allowed (${code ?? 'unknown'})`))
    server.once('error', explain).listen(env.PORT, env.HOST, done)
  })

/** Stops accepting connections, finishes the open requests, and exits. */
function stopOnSignal(server: Server, close: () => Promise<void>): void {
  const stop = () => void server.close(() => void close().finally(() => process.exit(0)))
  process.once('SIGTERM', stop).once('SIGINT', stop)
}
