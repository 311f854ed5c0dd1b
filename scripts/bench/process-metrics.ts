import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

import { startChild } from '../process/child-process'
import { getFreePort } from '../process/ports'
import { webOptions } from '../site/processes'
import { median } from './rounds'
import { siteEnv } from './site-env'

/** Returns the resident memory of a process in megabytes. */
export const residentMegabytes = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)

/**
 * Measures the seconds from the start of a web process to its first page, as the median of some starts. `site` holds the
 * variables of a running site, whose database and media it uses.
 */
export async function measureBootSeconds(
  site: Record<string, string>,
  log: string,
  starts: number,
): Promise<number> {
  const env = siteEnv({
    DATABASE_URL: site.E2E_DATABASE_URL,
    SITE_URL: site.E2E_URL,
    MEDIA_DIR: site.E2E_MEDIA_DIR,
  })
  const times: number[] = []
  for (let run = 0; run < starts; run += 1) {
    const port = String(await getFreePort())
    const startedAt = performance.now()
    const web = startChild(webOptions({ ...env, PORT: port }, log))
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.ok,
        () => false,
      )
    while (!(await isReady())) await sleep(10)
    times.push((performance.now() - startedAt) / 1000)
    await web.stop()
  }
  return median(times)
}
