import { cdnSettings, env, isTracingOn, requireRuntime } from './env'
import { createHandlers } from './worker/create-handlers'
import { queueWaitingRows } from './worker/queue-waiting-rows'
import { startWorker } from './lib/server/jobs/worker'
import { checkDatabase, waitForDatabase } from './lib/server/db/check-database'
import { listen } from './lib/server/db/listen'
import { log } from './lib/server/log'
import { purgesDone, purgeSubscription } from './lib/server/cache/purge-cdn'
import { openMailer } from './features/mail/smtp'
import { payload as openPayload } from './lib/server/payload'

/**
 * How long running jobs may take after a signal, in milliseconds. The leases of those that take longer expire, and another
 * worker runs them again.
 */
const SHUTDOWN_TIMEOUT_MS = 25_000

/** Runs the worker process, which does the jobs of the queues. Any number of workers can run at a time. */
export async function run(): Promise<void> {
  requireRuntime()
  const stopTracing = isTracingOn ? await startTracing() : undefined
  await waitForDatabase()
  await checkDatabase()
  const mailer = env.SMTP_URL ? openMailer(env.SMTP_URL) : null
  if (!mailer) log.warn('SMTP_URL is not set: emails wait in the outbox until it is')
  const stopping = new AbortController()
  const worker = await startWorker(async () => {
    const payload = await openPayload()
    await queueWaitingRows(payload)
    if (cdnSettings) void listen([purgeSubscription(payload, stopping.signal)], stopping.signal)
    return createHandlers(payload, mailer)
  })

  if (env.METRICS_PORT) {
    const { serveMetrics } = await import('./features/system/metrics/serve-metrics')
    await serveMetrics(env.METRICS_PORT, 'worker')
  }

  const stop = async (signal: string) => {
    // Process managers that signal a whole group send each signal twice. It stops in time anyway.
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info({ signal }, 'worker stopping')
    await Promise.all([worker.stop(SHUTDOWN_TIMEOUT_MS), purgesDone()])
    mailer?.close()
    await stopTracing?.()
    log.info('worker stopped')
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
  log.info(
    { seconds: process.uptime(), megabytes: Math.round(process.memoryUsage.rss() / 1e6) },
    'worker ready',
  )
}

/** Loads the SDK of OpenTelemetry only when it's used: it takes memory. */
async function startTracing(): Promise<() => Promise<void>> {
  const [tracing, { default: pg }] = await Promise.all([
    import('./lib/server/tracing/start-tracing'),
    import('pg'),
  ])
  return tracing.startTracing('worker', pg)
}
