import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@playwright/test'

import { childEnv, env } from '@/env'
import { freePort } from '../../scripts/process/ports'

const server = fileURLToPath(new URL('../../.next/standalone/server.js', import.meta.url))

/** Starts the production server with changed variables and answers its exit code and what it said. */
async function start(port: number, variables: Record<string, string | undefined>) {
  const child = spawn(process.execPath, [server], {
    env: childEnv({
      NODE_ENV: 'production',
      DATABASE_URL: env.E2E_DATABASE_URL,
      PAYLOAD_SECRET: crypto.randomUUID() + crypto.randomUUID(),
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
      ...variables,
    }),
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { code, said }
}

for (const [name, variables, named] of [
  ['a missing secret', { PAYLOAD_SECRET: undefined }, 'PAYLOAD_SECRET'],
  ['a short secret', { PAYLOAD_SECRET: 'f3a9c1d47be8' }, 'PAYLOAD_SECRET'],
  ['a default secret', { PAYLOAD_SECRET: 'changeme-changeme-changeme-changeme' }, 'PAYLOAD_SECRET'],
  ['no database', { DATABASE_URL: undefined }, 'DATABASE_URL'],
  ['an address that is none', { SITE_URL: 'agency' }, 'SITE_URL'],
  ['a number that is none', { TRUSTED_PROXIES: 'many' }, 'TRUSTED_PROXIES'],
  ['pictures where the next build empties', { MEDIA_DIR: '.data/media' }, 'MEDIA_DIR'],
  ['pictures where nothing can be kept', { MEDIA_DIR: '/dev/null/media' }, 'MEDIA_DIR'],
] as const)
  test(`a production start with ${name} ends at once and names the variable`, async () => {
    const port = await freePort()
    const { code, said } = await start(port, variables)
    expect(code, said).not.toBe(0)
    expect(code, said).not.toBeNull()
    expect(said).toContain(named)
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
  })
