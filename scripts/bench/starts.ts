import { copyFileSync, cpSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { keysOf } from '../../src/lib/server/next-keys'
import { type ChildOptions, startChild } from '../process/child-process'
import { getFreePort } from '../process/ports'
import { root } from '../process/root'
import { webOptions } from '../site/processes'
import { openReleases } from '../site/releases'
import { alternate, median, medianRatio } from './rounds'
import { siteEnv } from './site-env'

/** Copies the current release and gives it what Next writes to start it, `server.js`, and the keys that belong to that. */
function copyWithPlainServer(dir: string, secret: string): string {
  const folder = join(dir, 'plain')
  cpSync(realpathSync(openReleases().folderOf('current')), folder, {
    recursive: true,
    verbatimSymlinks: true,
  })
  copyFileSync(join(root, '.next/server.js'), join(folder, 'server.js'))
  const { preview } = keysOf(secret)
  writeFileSync(join(folder, '.next/server/preview-props.json'), JSON.stringify(preview))
  return folder
}

/** Returns the seconds from the start of a process to its first page. */
async function measureStart(options: ChildOptions, port: string): Promise<number> {
  const startedAt = performance.now()
  const web = startChild(options)
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    )
  while (!(await isReady())) await sleep(5)
  const seconds = (performance.now() - startedAt) / 1000
  await web.stop()
  return seconds
}

/**
 * Starts the web process, and Next's own server of the same files, in turn. `site` holds the variables of a running site, whose
 * database and media they use.
 */
export async function measureStarts(site: Record<string, string>, dir: string, rounds: number) {
  const secret = crypto.randomUUID() + crypto.randomUUID()
  const env = siteEnv({
    DATABASE_URL: site.E2E_DATABASE_URL,
    SITE_URL: site.E2E_URL,
    MEDIA_DIR: site.E2E_MEDIA_DIR,
    PAYLOAD_SECRET: secret,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: keysOf(secret).actions,
    HOSTNAME: '127.0.0.1',
  })
  const folder = copyWithPlainServer(dir, secret)
  const log = join(dir, 'starts.log')
  const times = await alternate(['web', 'plain'], { rounds, warmUp: 1 }, async (side) => {
    const port = String(await getFreePort())
    const web = webOptions({ ...env, PORT: port }, log)
    return measureStart(
      side === 'web' ? web : { ...web, launcher: undefined, args: [join(folder, 'server.js')], cwd: folder },
      port,
    )
  })
  return { web: median(times.web), plain: median(times.plain), ratio: medianRatio(times.web, times.plain) }
}
