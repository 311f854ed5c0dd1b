import { spawn, type ChildProcess } from 'node:child_process'

import { afterEach, expect, it, vi } from 'vitest'

import { childEnv } from '@/env'
import { programFile, runPuente } from '../support/operator'

/** The worker as a process: its start, its end, and what keeps it from starting. */

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** Starts a worker on the database of this file. `prints` resolves when its output has a text, or when it ends. */
function startWorker(variables: Record<string, string | undefined> = {}) {
  const child = spawn(process.execPath, [programFile('puente'), 'worker'], {
    env: childEnv({ LOG_LEVEL: 'info', ...variables }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
  const prints = (text: string) =>
    Promise.race([exited, vi.waitUntil(() => output.includes(text), { timeout: 60_000 })])
  return { child, exited, prints }
}

it('logs its start, and a SIGTERM ends it', async () => {
  const { child, exited, prints } = startWorker({ SMTP_URL: undefined })
  await prints('worker ready')
  child.kill('SIGTERM')
  const { code, output } = await exited
  expect(output.match(/SMTP_URL is not set/g)).toHaveLength(1)
  expect(output).toContain('worker stopped')
  expect(code).toBe(0)
})

it('a second SIGTERM during the stop changes nothing, and the worker finishes', async () => {
  const { child, exited, prints } = startWorker()
  await prints('worker ready')
  child.kill('SIGTERM')
  await prints('worker stopping')
  child.kill('SIGTERM')
  const { code, output } = await exited
  expect(output).toContain('worker stopped')
  expect(code).toBe(0)
})

it('says that DATABASE_DIRECT_URL does not answer, and starts', async () => {
  const DATABASE_DIRECT_URL = 'postgres://ana:geheim@127.0.0.1:1/puente'
  const { child, exited, prints } = startWorker({ DATABASE_DIRECT_URL })
  await prints('worker ready')
  child.kill('SIGTERM')
  const { output } = await exited
  expect(output).toContain('worker ready')
  expect(output).toContain('DATABASE_DIRECT_URL: the database at 127.0.0.1:1 does not answer (ECONNREFUSED)')
  expect(output).not.toContain('geheim')
})

it.each([
  ['DATABASE_URL', undefined, 'does not start: DATABASE_URL is missing'],
  ['DATABASE_URL', 'mysql://x', 'Bad environment variable. DATABASE_URL'],
  ['PAYLOAD_SECRET', 'short', 'PAYLOAD_SECRET is weak'],
  ['MODEL_URL', 'http://user:secret@localhost/v1', 'MODEL_URL: must have no user, password or query'],
  ['MODEL_API_KEY', 'sk-1\n', 'MODEL_API_KEY: must have no spaces or line breaks'],
])('does not start with %s=%s, and says why in one sentence', async (name, value, sentence) => {
  const { code, output } = await runPuente(['worker'], { NODE_ENV: 'production', [name]: value })
  expect(output).toContain(sentence)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})
