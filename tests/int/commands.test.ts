import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'

import { childEnv } from '@/env'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'
import { testPassword } from '../support/actors'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts a script of this project on the database of this file; `input` is what it reads. */
function run(
  script: string,
  args: string[] = [],
  variables: Record<string, string | undefined> = {},
  input = '',
) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    env: childEnv({ LOG_LEVEL: 'info', ...variables }),
    stdio: 'pipe',
  })
  child.stdin.end(input)
  let output = ''
  const waiting: { text: string; resolve: () => void }[] = []
  const append = (chunk: Buffer) => {
    output += chunk.toString()
    for (const { text, resolve } of waiting) if (output.includes(text)) resolve()
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  const exited = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
  const prints = (text: string) => new Promise<void>((resolve) => waiting.push({ text, resolve }))
  return { child, exited, prints }
}

it('create-admin says why it created no account when its input ends', async () => {
  const { code, output } = await run('scripts/create-admin.ts', ['ana@agency.com', 'Ana Ruiz']).exited
  expect(output).toContain('No password was entered, so no account was created')
  expect(code).toBe(1)
})

it('create-admin creates an admin with that name, whose password is read', async () => {
  const args = ['ana@agency.com', 'Ana', 'Ruiz Peña']
  const { code, output } = await run('scripts/create-admin.ts', args, {}, `${testPassword}\n`).exited
  expect(output).toContain('Created the admin ana@agency.com')
  expect(code).toBe(0)
  const where = { email: { equals: 'ana@agency.com' } }
  const { docs } = await asSystemWithoutRequest(await payload()).find({ collection: 'users', where })
  expect(docs).toMatchObject([{ firstName: 'Ana', lastName: 'Ruiz Peña', role: 'admin', _verified: true }])
})

it('a second SIGTERM during the stop changes nothing, and the worker finishes', async () => {
  const { child, exited, prints } = run('src/worker.ts')
  await Promise.race([prints('worker ready'), exited])
  child.kill('SIGTERM')
  await Promise.race([prints('worker stopping'), exited])
  child.kill('SIGTERM')
  const { code, output } = await exited
  expect(output).toContain('worker stopped')
  expect(code).toBe(0)
})

it('status prints what an operator must know, and fails while a person is needed', async () => {
  const { code, output } = await run('scripts/status.ts').exited
  expect(output).toMatch(/^Worker +last heartbeat/m)
  for (const label of ['Release', 'Last sweep', 'Emails waiting', 'Emails failed', 'Jobs waiting'])
    expect(output).toContain(label)
  expect(output).toContain('No worker is running')
  expect(code).toBe(1)
})

it('status says when the database does not respond', async () => {
  const DATABASE_URL = 'postgres://ana:geheim@127.0.0.1:1/puente'
  const { code, output } = await run('scripts/status.ts', [], { DATABASE_URL }).exited
  expect(output).toContain('The database does not respond (ECONNREFUSED)')
  expect(output).not.toContain('geheim')
  expect(code).toBe(1)
})

it.each([
  ['scripts/status.ts', [], /DATABASE_URL is missing.*`npm start`.*README\.md/],
  [
    'scripts/create-admin.ts',
    [],
    /An email address is missing: npm run create-admin -- ana@agency\.com "Ana Ruiz"/,
  ],
  ['scripts/create-admin.ts', ['ana@agency.com'], /A name is missing: npm run create-admin/],
  ['scripts/create-admin.ts', ['ana@agency.com', 'Ana Ruiz'], /Set DATABASE_URL.*`npm start`.*README\.md/],
])('%s %j says what is missing and where its value comes from', async (script, args, message) => {
  const { code, output } = await run(script, args, { DATABASE_URL: undefined }).exited
  expect(output).toMatch(message)
  expect(code).toBe(1)
})

it('start refuses a production environment that is incomplete before it starts anything', async () => {
  const variables = { NODE_ENV: undefined, SITE_URL: undefined, MAIL_FROM: undefined }
  const { code, output } = await run('scripts/start.ts', [], variables).exited
  expect(output).toContain('Puente does not start.')
  for (const name of ['SITE_URL', 'MAIL_FROM']) expect(output).toContain(`${name} is missing`)
  expect(output).not.toMatch(/Ready|There is no build/)
  expect(code).toBe(1)
})
