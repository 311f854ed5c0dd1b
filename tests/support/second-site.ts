import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@playwright/test'

import { childEnv, env } from '@/env'
import { getFreePort } from '../../scripts/process/ports'

const puente = fileURLToPath(new URL('../../.releases/current/puente', import.meta.url))

/** A start takes three seconds on an idle machine, and more than twenty on one that does much else. */
const START_MS = 60_000

/** Waits until a web process that was just started answers. A test has that much more time. */
export async function untilUp(url: string): Promise<void> {
  test.setTimeout(test.info().timeout + START_MS)
  const status = () =>
    fetch(`${url}/api/health`).then(
      (response) => response.status,
      () => 0,
    )
  await expect.poll(status, { timeout: START_MS }).toBe(200)
}

/**
 * Starts another instance of the web process, on the database under test unless told otherwise, and waits until it answers. The
 * caller stops it.
 */
export async function startSecondSite(
  databaseUrl = env.E2E_DATABASE_URL,
  variables: Record<string, string> = {},
): Promise<{ url: string; pid: number | undefined; stop: () => void; exited: Promise<unknown> }> {
  const port = await getFreePort()
  const child = spawn(puente, ['web'], {
    stdio: 'ignore',
    env: childEnv({
      DATABASE_URL: databaseUrl,
      MEDIA_DIR: env.E2E_MEDIA_DIR,
      PAYLOAD_SECRET: crypto.randomUUID() + crypto.randomUUID(),
      SITE_URL: env.E2E_URL,
      MAIL_FROM: 'Puente <hola@puente.example>',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      PUENTE_NODE: process.execPath,
      ...variables,
    }),
  })
  const exited = new Promise((resolve) => child.on('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  const stop = () => void child.kill()
  try {
    await untilUp(url)
  } catch (error) {
    stop()
    throw error
  }
  return { url, pid: child.pid, stop, exited }
}
