import { createServer, type AddressInfo, type Socket } from 'node:net'

import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { env } from '@/env'
import { checkDatabase, checkDatabaseIfUp, waitForDatabase } from '@/lib/server/db/check-database'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { ConnectionError, openConnection } from '@/lib/server/db/open-connection'
import { payload as start } from '@/lib/server/payload'
import { linkToDatabase } from '../support/database-link'
import { collectLog } from '../support/log-lines'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const useAddresses = (email: string, notificationEmail: string) =>
  asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: { agencyZone: 'America/Lima', email, notificationEmail },
  })

it('warns while a public site uses addresses of examples, and names them', async () => {
  await useAddresses('hola@puente.example', 'team@agency.com')
  const lines = collectLog('warn')
  await checkDatabase('http://localhost:3000')
  expect(lines).toEqual([])
  await checkDatabase('https://www.agency.com')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.addresses).toContain('hola@puente.example')
  expect(lines[0]?.addresses).not.toContain('team@agency.com')
})

/** The URL of the database of this file with one part changed. */
function changed(part: 'password' | 'pathname' | 'host' | 'search', value: string): string {
  const url = new URL(env.DATABASE_URL ?? '')
  url[part] = value
  return url.href
}

/** The address of a server that takes connections and says nothing. */
async function muteHost(): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a database that takes no connection', () => {
  it.each([
    [
      'with a wrong password',
      () => changed('password', 'geheim'),
      /^OWNER: the database refuses its user or password \(.+\): correct them, or change the password of the role$/,
    ],
    [
      'without a password',
      () => changed('password', ''),
      /^OWNER: the database asks for a password \(.+\): write it into the URL, after the user and a colon$/,
    ],
    [
      'that does not exist',
      () => changed('pathname', 'nowhere'),
      /^OWNER: there is no such database \(database "nowhere" does not exist\): create it, or correct the name at the end of the URL$/,
    ],
    [
      'that is down',
      () => changed('host', '127.0.0.1:1'),
      /^OWNER: the database at 127\.0\.0\.1:1 does not answer \(ECONNREFUSED\): check the address, and that Postgres runs there and accepts connections$/,
    ],
    [
      'on a host that is not known',
      () => changed('host', 'database..invalid:5432'),
      /^OWNER: the host of the database at database\.\.invalid:5432 is not known \(E\w+\): check its name, and the name server$/,
    ],
    [
      'without TLS, when the URL wants it',
      () => changed('search', 'sslmode=verify-full'),
      /^OWNER: the database offers no TLS \(The server does not support SSL connections\): turn it on in Postgres, or /,
    ],
    [
      'whose certificate file is not there',
      () => changed('search', 'sslmode=verify-full&sslrootcert=/nowhere/ca.crt'),
      /^OWNER: the file \/nowhere\/ca\.crt of its URL cannot be read \(ENOENT\): correct its path, or let the user/,
    ],
    [
      'that says nothing',
      async () => changed('host', await muteHost()),
      /^OWNER: the database at 127\.0\.0\.1:\d+ does not answer \(.*timeout.*\): check the address/,
    ],
  ])('%s is a sentence that names the variable and what to do', async (_, url, sentence) => {
    const opened = openConnection(await url(), 'OWNER', { connectionTimeoutMillis: 300 })
    await expect(opened).rejects.toThrow(sentence)
  })
})

it('a certificate that is not trusted is named, with what to do', () => {
  const cause = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
  const error = new ConnectionError(cause, 'OWNER', 'postgres://db/puente')
  expect(error.message).toMatch(
    /^OWNER: the certificate of the database is not trusted \(DEPTH_ZERO_.+\): correct it, or name the file/,
  )
  expect(error.isLasting).toBe(true)
})

describe('a process that starts without its database', () => {
  it.each([
    ['is down', '127.0.0.1:1', 'the database at 127.0.0.1:1 does not answer (ECONNREFUSED): '],
    [
      'has a host that is not known',
      'database..invalid:5432',
      'the host of the database at database..invalid',
    ],
  ])('warns in one sentence when it %s', async (_, host, text) => {
    const lines = collectLog('warn')
    await checkDatabaseIfUp(changed('host', host))
    expect(lines).toHaveLength(1)
    expect(lines[0]?.msg).toContain(`DATABASE_URL: ${text}`)
    expect(JSON.stringify(lines)).not.toContain(new URL(env.DATABASE_URL ?? '').password)
  })

  it('does not start when the URL is wrong', async () => {
    const lines = collectLog('warn')
    await expect(checkDatabaseIfUp(changed('password', 'geheim'))).rejects.toThrow(
      /^DATABASE_URL: the database refuses its user or password/,
    )
    await expect(checkDatabaseIfUp(changed('pathname', 'nowhere'))).rejects.toThrow('no such database')
    expect(lines).toEqual([])
  })
})

describe('a process that waits for its database', () => {
  it('goes on as soon as it answers', async () => {
    const link = await linkToDatabase(env.DATABASE_URL ?? '')
    await link.cut()
    onTestFinished(() => link.cut())
    const waiting = waitForDatabase(10_000, link.url)
    await link.restore()
    await waiting
  })

  it('ends after its time', async () => {
    const startedAt = performance.now()
    await expect(waitForDatabase(1_500, changed('host', '127.0.0.1:1'))).rejects.toThrow('ECONNREFUSED')
    const waited = performance.now() - startedAt
    expect(waited).toBeGreaterThan(900)
    expect(waited).toBeLessThan(2_500)
  })

  it('does not wait when the URL is wrong', async () => {
    const startedAt = performance.now()
    await expect(waitForDatabase(20_000, changed('pathname', 'nowhere'))).rejects.toThrow('no such database')
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })
})
