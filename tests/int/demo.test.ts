import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { type DemoPlace, newPlace, startDemo } from '../support/demo-process'

let place: DemoPlace
beforeEach(async () => {
  place = await newPlace()
})
afterEach(() => rmSync(place.dir, { recursive: true, force: true }))

/** Starts a demo that must refuse, and returns the one sentence it says. */
async function refusal(variables: Record<string, string>): Promise<string> {
  const { code, complained } = await startDemo({ ...place.variables, ...variables }).ended
  expect(code).toBe(1)
  expect(complained.split('\n')).toHaveLength(1)
  return complained
}

describe('a demo that cannot start says why in one sentence, with the mend', () => {
  it.each(['PORT', 'MAILBOX_PORT'])('%s is taken', async (name) => {
    const port = Number(place.variables[name])
    const server = createServer().listen(port, '127.0.0.1')
    const sentence = await refusal({})
    server.close()
    expect(sentence).toContain(`Port ${port} is taken`)
    expect(sentence).toContain(`set ${name} to another`)
  })

  it('the folder is forbidden', async () => {
    const forbidden = join(place.dir, 'forbidden')
    // Root may write anywhere, but the server runs as another user, who may not enter here.
    mkdirSync(forbidden, { mode: process.getuid?.() === 0 ? 0o700 : 0o500 })
    const sentence = await refusal({ DEMO_DIR: join(forbidden, 'demo') })
    expect(sentence).toContain(forbidden)
    expect(sentence).toMatch(/chmod o\+x|choose a folder/)
  })

  it('DATABASE_URL names nothing that answers', async () => {
    const sentence = await refusal({ DATABASE_URL: 'postgres://ana:geheim@127.0.0.1:1/puente' })
    expect(sentence).toMatch(/^DATABASE_URL names 127\.0\.0\.1:1\/puente, .*ECONNREFUSED.*unset DATABASE_URL/)
    expect(sentence).not.toContain('geheim')
  })

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://localhost/puente'],
    ['DEMO_PASSWORD', 'short'],
  ])('%s is %s', async (name, value) => {
    expect(await refusal({ [name]: value })).toMatch(new RegExp(`^Bad environment variable. ${name}: `))
  })
})

/** The process that the demo wrote down as its first. */
const parentOf = ({ dir }: DemoPlace) =>
  (JSON.parse(readFileSync(join(dir, 'demo.json'), 'utf8')) as { pid: number }[])[0]?.pid ?? 0

it('a second demo in the same folder refuses, a killed one is recovered, Ctrl-C stops everything', async () => {
  const first = startDemo(place.variables)
  await first.ready
  expect(await refusal({})).toContain('runs already')

  process.kill(parentOf(place), 'SIGKILL')
  await first.ended
  const second = startDemo(place.variables)
  await second.ready
  const page = await fetch(`http://localhost:${place.port}/es/contact`)
  expect(page.status).toBe(200)

  second.interrupt()
  expect(await second.ended).toMatchObject({ code: 0, complained: '' })
  await expect(fetch(`http://localhost:${place.port}`)).rejects.toThrow()
  expect(existsSync(join(place.dir, 'cluster', 'postmaster.pid'))).toBe(false)
  expect(existsSync(join(place.dir, 'demo.json'))).toBe(false)
})
