import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { expect } from '@playwright/test'

import { childEnv, env } from '@/env'
import { getFreePort } from '../../scripts/process/ports'

const server = fileURLToPath(new URL('../../.releases/current/server.js', import.meta.url))

/**
 * Starts a web process of its own on the database under test, with the sessions of the site under test, which can be killed
 * and started again at the same address. The caller closes it.
 */
export async function startKillableSite() {
  const port = await getFreePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(process.execPath, [server], {
      stdio: 'ignore',
      env: childEnv({
        NODE_ENV: 'production',
        DATABASE_URL: env.E2E_DATABASE_URL,
        MEDIA_DIR: env.E2E_MEDIA_DIR,
        PAYLOAD_SECRET: env.E2E_SECRET,
        SITE_URL: url,
        MAIL_FROM: 'Puente <hola@puente.example>',
        HOSTNAME: '127.0.0.1',
        PORT: String(port),
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'error',
      }),
    })
    const status = () =>
      fetch(`${url}/api/health`).then(
        (response) => response.status,
        () => 0,
      )
    await expect.poll(status, { timeout: 30_000 }).toBe(200)
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  await start()
  return { url, start, kill, close: kill }
}

export type KillableSite = Awaited<ReturnType<typeof startKillableSite>>
