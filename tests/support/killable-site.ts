import { join } from 'node:path'

import { childEnv, env } from '@/env'
import { type Child, startChild } from '../../scripts/process/child-process'
import { killProcessGroup } from '../../scripts/process/pid-file'
import { getFreePort } from '../../scripts/process/ports'
import { root } from '../../scripts/process/root'
import { untilUp } from './second-site'

const puente = join(root, '.releases', 'current', 'puente.mjs')

/**
 * Starts a web process of its own on the database under test, or on a link to it, with the sessions of the site under test,
 * which can be killed and started again at the same address. The caller closes it.
 */
export async function startKillableSite(databaseUrl = env.E2E_DATABASE_URL) {
  const port = await getFreePort()
  const url = `http://localhost:${port}`
  let child: Child | undefined
  const start = async () => {
    // It ends with this process, even when the test is stopped before it can close it.
    child = startChild({
      name: 'killable site',
      args: [puente, 'web'],
      log: join(root, '.reports', 'e2e-killable.log'),
      env: childEnv({
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        MEDIA_DIR: env.E2E_MEDIA_DIR,
        PAYLOAD_SECRET: env.E2E_SECRET,
        SITE_URL: url,
        MAIL_FROM: 'Puente <hola@puente.example>',
        HOST: '127.0.0.1',
        PORT: String(port),
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'error',
      }),
    })
    await untilUp(url)
  }
  const kill = async () => {
    if (child) killProcessGroup(child.pid, 'SIGKILL')
    await child?.exited
    child = undefined
  }
  await start()
  return { url, start, kill, close: kill }
}

export type KillableSite = Awaited<ReturnType<typeof startKillableSite>>
