import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@playwright/test'

import { childEnv, env } from '@/env'
import { getFreePort } from '../../scripts/process/ports'

const release = fileURLToPath(new URL('../../.releases/current', import.meta.url))

/** Starts the web process of the release with changed variables. Returns its exit code and its output. */
async function start(port: number, variables: Record<string, string | undefined>) {
  const child = spawn(join(release, 'puente'), ['web'], {
    env: childEnv({
      PUENTE_NODE: process.execPath,
      DATABASE_URL: env.E2E_DATABASE_URL,
      PAYLOAD_SECRET: crypto.randomUUID() + crypto.randomUUID(),
      SITE_URL: `http://127.0.0.1:${port}`,
      MAIL_FROM: 'Agency <hello@agency.example>',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...variables,
    }),
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { code, output }
}

/** The URL of the database with one part changed. */
function changedUrl(part: 'password' | 'pathname', value: string): string {
  const url = new URL(env.E2E_DATABASE_URL ?? 'postgres://localhost')
  url[part] = value
  return url.href
}

for (const [name, variables, named] of [
  ['a missing secret', { PAYLOAD_SECRET: undefined }, 'PAYLOAD_SECRET'],
  ['a short secret', { PAYLOAD_SECRET: 'f3a9c1d47be8' }, 'PAYLOAD_SECRET'],
  ['a default secret', { PAYLOAD_SECRET: 'changeme-changeme-changeme-changeme' }, 'PAYLOAD_SECRET'],
  ['no database', { DATABASE_URL: undefined }, 'DATABASE_URL'],
  ['no public address', { SITE_URL: undefined }, 'SITE_URL'],
  ['an address without https', { SITE_URL: 'http://www.agency.example' }, 'SITE_URL'],
  ['no sender', { MAIL_FROM: undefined }, 'MAIL_FROM'],
  ['a sender without an address', { MAIL_FROM: 'Agency' }, 'MAIL_FROM'],
  ['a wrong database password', { DATABASE_URL: changedUrl('password', 'geheim') }, 'DATABASE_URL'],
  ['a database that does not exist', { DATABASE_URL: changedUrl('pathname', 'nowhere') }, 'DATABASE_URL'],
  ['an invalid URL', { SITE_URL: 'agency' }, 'SITE_URL'],
  ['an invalid number', { TRUSTED_PROXIES: 'many' }, 'TRUSTED_PROXIES'],
  ['a media folder inside the build', { MEDIA_DIR: join(release, 'media') }, 'MEDIA_DIR'],
  ['a media folder that cannot be written', { MEDIA_DIR: '/dev/null/media' }, 'MEDIA_DIR'],
] as const)
  test(`a production start with ${name} exits and names the variable`, async () => {
    const port = await getFreePort()
    const { code, output } = await start(port, variables)
    expect(code, output).not.toBe(0)
    expect(code, output).not.toBeNull()
    expect(output).toContain(named)
    expect(output, 'no stack trace before the sentence').not.toMatch(
      /\n {4}at |\\n {4}at |unhandledRejection/,
    )
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow()
  })
