import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { log } from '../../src/lib/server/log'
import { withFileLock } from '../process/file-lock.mjs'
import type { Releases } from './releases'

interface Running {
  /** Restarts all processes with this release. Resolves to whether they are ready. */
  restart: (release: string) => Promise<boolean>
}

const POLL_MS = 1_000

/**
 * Restarts the processes of one `npm start` whenever another release becomes current. Several `npm start` of one folder
 * take turns, so that with two web processes one always responds. A release that does not become ready is rolled back.
 * Runs until `isStopping`.
 */
export async function followReleases(
  releases: Releases,
  started: string,
  { restart }: Running,
  isStopping: () => boolean,
  pollMs = POLL_MS,
): Promise<void> {
  let running = started
  const follow = async () => {
    // It may have been rolled back while this process waited for its turn.
    const next = releases.current()
    if (!next || next === running || isStopping()) return
    log.info({ from: running, to: next }, 'restarting with another release')
    if (await restart(next)) {
      running = next
      log.info({ release: next }, 'restarted')
      return
    }
    if (isStopping()) return
    log.error({ release: next, back: running }, 'the release did not become ready: going back')
    if (releases.current() === next) releases.setCurrent(running)
    await restart(running)
  }
  while (!isStopping()) {
    const next = releases.current()
    if (next && next !== running) await withFileLock(join(releases.dir, 'restart.lock'), follow)
    await sleep(pollMs)
  }
}
