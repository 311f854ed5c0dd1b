import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { childEnv, env } from '@/env'
import { freePort } from '../../scripts/process/ports'

const server = fileURLToPath(new URL('../../.next/standalone/server.js', import.meta.url))

/** Another instance of the web process on the database under test; stopped by whoever started it. */
export async function startSecondSite(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort()
  const child = spawn(process.execPath, [server], {
    stdio: 'ignore',
    env: childEnv({
      NODE_ENV: 'production',
      DATABASE_URL: env.E2E_DATABASE_URL,
      MEDIA_DIR: env.E2E_MEDIA_DIR,
      PAYLOAD_SECRET: crypto.randomUUID() + crypto.randomUUID(),
      SITE_URL: env.E2E_URL,
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
    }),
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
}
