import { randomUUID } from 'node:crypto'

import { expect, inject, it } from 'vitest'

import { env } from '@/env'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'
import { testPassword } from '../support/actors'
import { runPuente } from '../support/operator'
import { withClient } from '../support/reset-database'

it('create-admin says why it created no account when its input ends', async () => {
  const { code, output } = await runPuente(['create-admin', 'ana@agency.com', 'Ana Ruiz'])
  expect(output).toContain('No password was entered, so no account was created')
  expect(code).toBe(1)
})

it('create-admin creates an admin with that name, whose password is read', async () => {
  const args = ['create-admin', 'ana@agency.com', 'Ana', 'Ruiz Peña']
  const { code, output } = await runPuente(args, {}, `${testPassword}\n`)
  expect(output).toContain('Created the admin ana@agency.com')
  expect(code).toBe(0)
  const where = { email: { equals: 'ana@agency.com' } }
  const { docs } = await asSystemWithoutRequest(await payload()).find({ collection: 'users', where })
  expect(docs).toMatchObject([{ firstName: 'Ana', lastName: 'Ruiz Peña', role: 'admin', _verified: true }])
})

it('status prints what an operator must know, and fails while a person is needed', async () => {
  const { code, output } = await runPuente(['status'])
  expect(output).toMatch(/^Worker +last heartbeat/m)
  for (const label of ['Version', 'Last sweep', 'Emails waiting', 'Emails failed', 'Jobs waiting'])
    expect(output).toContain(label)
  expect(output).toContain('No worker is running')
  expect(code).toBe(1)
})

it('status says that email is not set up', async () => {
  const { output } = await runPuente(['status'], { SMTP_URL: undefined })
  expect(output).toMatch(/^Mail server +not set up: emails wait$/m)
  expect(output).toContain('Email is not set up, so every email waits in the Outbox: set SMTP_URL')
  const json = await runPuente(['status', '--json'], { SMTP_URL: undefined })
  expect(JSON.parse(json.output)).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([
      { name: 'mail', advice: expect.stringContaining('SMTP_URL') },
    ]) as unknown,
    services: { mail: { state: 'not_configured', reason: null } },
  })
  expect(json.code).toBe(1)
})

it('status says when the database does not respond', async () => {
  const DATABASE_URL = 'postgres://ana:geheim@127.0.0.1:1/puente'
  const { code, output } = await runPuente(['status'], { DATABASE_URL })
  expect(output).toContain(
    'DATABASE_URL: the database at 127.0.0.1:1 does not answer (ECONNREFUSED): check the',
  )
  expect(output).not.toContain('geheim')
  expect(code).toBe(1)
})

/** The database of this file, with a password that it refuses. */
const refused = () => {
  const url = new URL(env.DATABASE_URL ?? '')
  url.password = 'geheim'
  return url.href
}

it.each([
  [['worker'], 'DATABASE_URL'],
  [['migrate'], 'DATABASE_OWNER_URL'],
  [['status'], 'DATABASE_URL'],
  [['verify-signatures'], 'DATABASE_URL'],
  [['seed', '--copy'], 'DATABASE_URL'],
  [['create-admin', 'ana@agency.com', 'Ana Ruiz'], 'DATABASE_URL'],
])('%j says that its password is wrong, and ends', async (args, variable) => {
  const url = refused()
  const variables = { DATABASE_URL: url, DATABASE_OWNER_URL: url }
  const { code, output } = await runPuente(args, variables, `${testPassword}\n`)
  expect(output).toContain(`${variable}: the database refuses its user or password`)
  expect(output.match(/DATABASE_/g)).toHaveLength(1)
  expect(output).not.toMatch(/geheim|\n {4}at /)
  expect(code).toBe(1)
})

it.each(['worker', 'migrate'])('%s says in one line that its database does not exist', async (command) => {
  const url = new URL(env.DATABASE_URL ?? '')
  url.pathname = 'nowhere'
  const { code, output } = await runPuente([command], {
    DATABASE_URL: url.href,
    DATABASE_OWNER_URL: url.href,
  })
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/DATABASE_(OWNER_)?URL: there is no such/),
  ])
  expect(code).toBe(1)
})

it('worker says that its database is not migrated', async () => {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await withClient(inject('template').adminUrl, (database) =>
    database.query(`create database ${name} owner puente_owner`),
  )
  const DATABASE_URL = (env.DATABASE_URL ?? '').replace(/[^/]+$/, name)
  const { code, output } = await runPuente(['worker'], { DATABASE_URL })
  expect(output).toContain('does not start: the database has no job queue: run the command `migrate`')
  expect(code).toBe(1)
})

it('migrate says in one line that its database is down, without the warning of a single URL', async () => {
  const DATABASE_URL = 'postgres://ana:geheim@127.0.0.1:1/puente'
  const { code, output } = await runPuente(['migrate'], { DATABASE_URL, DATABASE_OWNER_URL: undefined })
  expect(output).toBe(
    'DATABASE_URL: the database at 127.0.0.1:1 does not answer (ECONNREFUSED): check the address, and that Postgres runs there and accepts connections\n',
  )
  expect(code).toBe(1)
})

it('migrate says in one line that the host of its database is not known', async () => {
  const url = 'postgres://ana:geheim@database..invalid:5432/puente'
  const { code, output } = await runPuente(['migrate'], { DATABASE_URL: url, DATABASE_OWNER_URL: url })
  expect(output).toMatch(
    /^DATABASE_OWNER_URL: the host of the database at database\.\.invalid:5432 is not known \(E\w+\): .+\n$/,
  )
  expect(code).toBe(1)
})

it('migrate says that PAYLOAD_SECRET is missing before it changes anything', async () => {
  const { code, output } = await runPuente(['migrate'], { PAYLOAD_SECRET: undefined })
  expect(output).toBe('PAYLOAD_SECRET is missing: set it to the value that web and worker get.\n')
  expect(code).toBe(1)
})

it.each([
  [['status'], /DATABASE_URL is missing.*the same as for web and worker/],
  [['create-admin'], /An email address is missing: .*ana@agency\.com "Ana Ruiz"/],
  [['create-admin', 'ana@agency.com'], /A name is missing: /],
  [['create-admin', 'ana@agency.com', 'Ana Ruiz'], /Set DATABASE_URL.*that web and worker get/],
])('%j says what is missing and where its value comes from', async (args, message) => {
  const { code, output } = await runPuente(args, { DATABASE_URL: undefined })
  expect(output).toMatch(message)
  expect(code).toBe(1)
})

it('an unknown command is named, with those that there are', async () => {
  const { code, output } = await runPuente(['constructor'])
  expect(output).toContain('There is no command constructor.')
  for (const name of ['web', 'worker', 'migrate', 'status'])
    expect(output).toMatch(new RegExp(`^  ${name} `, 'm'))
  expect(code).toBe(1)
})
