import { access, constants, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Nginx keeps an idle connection for less (keepalive_timeout of deploy/puente.conf), then opens another. */
const DRAIN_MS = 4_000

/** How long the first page waits for a database that does not answer. */
const LISTEN_WAIT_MS = 1_000

/**
 * Prepares the web process for its first request. A missing, weak or malformed environment variable ends the process with
 * one sentence that names it. Our own code is imported here rather than at the top, because the first import reads the
 * environment.
 */
export async function startWeb(): Promise<void> {
  try {
    const { bucketSettings, env, requireRuntime } = await import('@/env')
    requireRuntime()
    const { drainConnectionsOnClose, runPipeline } = await import('./http/pipeline/patched-server')
    if (env.TRUSTED_PROXIES > 0) drainConnectionsOnClose(DRAIN_MS)
    if (!bucketSettings) await openMediaFolder(env.MEDIA_DIR)
    const { checkDatabaseIfUp } = await import('./db/check-database')
    // Before anything else connects, and fails with a stack trace. Without a database, pages that the front server has are served.
    await checkDatabaseIfUp()
    runPipeline()
  } catch (error) {
    console.error(`Puente does not start. ${(error as Error).message}`)
    process.exit(1)
  }
  const { contentSubscription } = await import('./cache/content-listener')
  const { listen } = await import('./db/listen')
  const { followPrimary } = await import('./db/follow-primary')
  const { closeStreams, liveSubscription } = await import('./live/streams')
  const tried = Promise.withResolvers<undefined>()
  const subscriptions = followPrimary([contentSubscription, liveSubscription])
  void listen(subscriptions, undefined, () => tried.resolve(undefined))
  // Next waits for open responses, and these would never end.
  process.once('SIGTERM', closeStreams).once('SIGINT', closeStreams)
  // The page cache keeps nothing whose rendering began before this process heard of changes: not the first page either.
  await Promise.race([tried.promise, sleep(LISTEN_WAIT_MS, undefined, { ref: false })])
}

/** Creates the folder of uploaded pictures. Throws one sentence that names the variable when it cannot be written. */
async function openMediaFolder(folder: string): Promise<void> {
  const path = resolve(folder)
  if (path.split(/[\\/]/).some((name) => name === '.next' || name === '.releases'))
    throw new Error(`MEDIA_DIR is ${path}, inside a build: use an absolute path outside it`)
  try {
    await mkdir(path, { recursive: true })
    await access(path, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`MEDIA_DIR (${path}) is not writable (${code ?? 'unknown'})`)
  }
}
