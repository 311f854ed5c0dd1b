import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { startPostgres } from '../../scripts/postgres/server'
import { createDemoSetup, type DemoSetup, startDemo } from '../support/demo-process'

let setup: DemoSetup
beforeEach(async () => {
  setup = await createDemoSetup()
})
afterEach(() => rmSync(setup.dir, { recursive: true, force: true }))

/** Starts a demo that is expected to fail, and returns the one sentence that it prints. */
async function startupError(variables: Record<string, string>): Promise<string> {
  const { code, stderr } = await startDemo({ ...setup.variables, ...variables }).exited
  expect(code).toBe(1)
  expect(stderr.split('\n')).toHaveLength(1)
  return stderr
}

describe('prints one line with the problem and its fix when', () => {
  it.each(['PORT', 'MAILBOX_PORT'])('%s is taken', async (name) => {
    const port = Number(setup.variables[name])
    const server = createServer().listen(port, '127.0.0.1')
    const message = await startupError({})
    server.close()
    expect(message).toContain(`Port ${port} is taken`)
    expect(message).toContain(`set ${name} to another`)
  })

  it('the folder is not accessible', async () => {
    const forbidden = join(setup.dir, 'forbidden')
    // Root can write anywhere, but the database server runs as another user, who cannot enter this folder.
    mkdirSync(forbidden, { mode: process.getuid?.() === 0 ? 0o700 : 0o500 })
    const message = await startupError({ DEMO_DIR: join(forbidden, 'demo') })
    expect(message).toContain(forbidden)
    expect(message).toMatch(/chmod o\+x|Choose a folder/)
  })

  it('the database was created by migrations that no longer exist', async () => {
    const server = await startPostgres({ dir: setup.dir })
    const client = new pg.Client({ connectionString: server.ownerUrl })
    await client.connect()
    await client.query("create table payload_migrations as select '20261121_104504_base' as name")
    await client.end()
    await server.stop()
    const message = await startupError({})
    expect(message).toBe(
      `The demo's database was created by an older version of Puente: remove ${setup.dir} and start again.`,
    )
    expect(existsSync(join(setup.dir, 'cluster', 'postmaster.pid'))).toBe(false)
  })

  it('the database at DATABASE_URL is not reachable', async () => {
    const message = await startupError({ DATABASE_URL: 'postgres://ana:geheim@127.0.0.1:1/puente' })
    expect(message).toMatch(
      /^DATABASE_URL points to 127\.0\.0\.1:1\/puente, .*ECONNREFUSED.*unset DATABASE_URL/,
    )
    expect(message).not.toContain('geheim')
  })

  it.each([
    ['PORT', 'eighty'],
    ['DEMO_PASSWORD', 'short'],
  ])('%s is %s', async (name, value) => {
    expect(await startupError({ [name]: value })).toMatch(new RegExp(`^Bad environment variable. ${name}: `))
  })
})

/** The main process of the demo is the first in its pid file. */
const mainPid = ({ dir }: DemoSetup) =>
  (JSON.parse(readFileSync(join(dir, 'demo.json'), 'utf8')) as { pid: number }[])[0]?.pid ?? 0

it('rejects a second demo in the same folder, recovers after a SIGKILL and stops everything on Ctrl-C', async () => {
  const first = startDemo(setup.variables)
  await first.ready
  expect(await startupError({})).toContain('already running')

  process.kill(mainPid(setup), 'SIGKILL')
  await first.exited
  const second = startDemo(setup.variables)
  await second.ready
  const page = await fetch(`http://localhost:${setup.port}/es/contact`)
  expect(page.status).toBe(200)
  for (const name of ['logs', 'mail', 'logs/web.log', 'demo.json', 'secrets.json'])
    expect(statSync(join(setup.dir, name)).mode & 0o077, `${name} is private`).toBe(0)

  second.interrupt()
  expect(await second.exited).toMatchObject({ code: 0, stderr: '' })
  await expect(fetch(`http://localhost:${setup.port}`)).rejects.toThrow()
  expect(existsSync(join(setup.dir, 'cluster', 'postmaster.pid'))).toBe(false)
  expect(existsSync(join(setup.dir, 'demo.json'))).toBe(false)
})
