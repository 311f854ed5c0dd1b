import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { startChild } from '../process/children'
import { neutralEnv } from '../process/deployment'
import { freePort } from '../process/ports'
import { webOptions } from '../process/site'
import { median } from './load'

/** The memory of a process, in megabytes. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)

/**
 * Seconds from the start of a web process to its first page; the one in the middle of five. `site` says where the
 * database and the pictures of the running one are.
 */
export async function bootSeconds(site: Record<string, string>, log: string): Promise<number> {
  const env = neutralEnv({
    NODE_ENV: 'production',
    DATABASE_URL: site.E2E_DATABASE_URL,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: site.E2E_URL,
    LOG_LEVEL: 'warn',
    MEDIA_DIR: site.E2E_MEDIA_DIR,
  })
  const times: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const port = String(await freePort())
    const startedAt = performance.now()
    const web = startChild(webOptions({ ...env, PORT: port }, log))
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.ok,
        () => false,
      )
    while (!(await answers())) await sleep(10)
    times.push((performance.now() - startedAt) / 1000)
    await web.stop()
  }
  return median(times)
}
