import '../scripts/process/plain-errors.mjs'

import { env, requireRuntime } from './env'
import { handlers } from './features/shell/jobs/handlers'
import { startWorker } from './lib/server/jobs'
import { log } from './lib/server/log'
import { openMailer } from './lib/server/mail'
import { payload as openPayload } from './lib/server/payload'

/** How long running jobs may take to finish after a signal, in milliseconds. Then their leases lapse and others go on. */
const graceMilliseconds = 25_000

/** The second process: it works the queues, any number of it beside any number of webs. */
async function main(): Promise<void> {
  requireRuntime()
  const mailer = env.SMTP_URL ? openMailer(env.SMTP_URL) : null
  if (!mailer) log.warn('SMTP_URL is not set: mails wait in the outbox until it is')
  const worker = await startWorker(async () => handlers(await openPayload(), mailer))
  log.info(
    { seconds: process.uptime(), megabytes: Math.round(process.memoryUsage.rss() / 1e6) },
    'worker ready',
  )

  let stopping = false
  const stop = async (signal: string) => {
    // A second signal does not wait.
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'worker stopping')
    await worker.stop(graceMilliseconds)
    mailer?.close()
    log.info('worker stopped')
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}

main().catch((error: Error) => {
  console.error(`The worker did not start: ${error.message}`)
  process.exit(1)
})
