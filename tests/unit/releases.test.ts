import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { followReleases } from '../../scripts/site/follow-releases'
import { openReleases, type Releases } from '../../scripts/site/releases'

let dir: string
let releases: Releases
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'puente-releases-'))
  releases = openReleases(dir)
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function addRelease(id: string): void {
  const built = mkdtempSync(join(dir, 'built-'))
  writeFileSync(join(built, 'puente.mjs'), id)
  releases.add(built, { id, inputs: id, migrations: [] })
}

test('a build becomes current when it is activated, and earlier builds stay in place', () => {
  expect(releases.current()).toBeUndefined()
  addRelease('2026-01-01')
  expect(releases.current()).toBeUndefined()
  releases.activate('2026-01-01')
  addRelease('2026-01-02')
  expect([releases.current(), releases.previous()]).toEqual(['2026-01-01', undefined])
  releases.activate('2026-01-02')
  expect([releases.current(), releases.previous()]).toEqual(['2026-01-02', '2026-01-01'])
  expect(releases.list()).toEqual(['2026-01-01', '2026-01-02'])
  expect(readlinkSync(join(dir, 'current'))).toBe('2026-01-02')
})

test('the previous release is never one that was rolled back', () => {
  for (const id of ['a', 'b', 'c']) addRelease(id)
  releases.activate('a')
  releases.activate('b')
  releases.setCurrent('a')
  releases.activate('c')
  expect(releases.previous()).toBe('a')
})

test('an interrupted build is not a release', () => {
  mkdirSync(join(dir, '2026-01-01'))
  expect(releases.list()).toEqual([])
  expect(() => releases.activate('2026-01-01')).toThrow('There is no release 2026-01-01')
})

test('old releases are removed, except the previous one and those that a process runs in', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) addRelease(id)
  releases.activate('a')
  releases.activate('g')
  const home = process.cwd()
  process.chdir(join(dir, 'c'))
  releases.prune()
  process.chdir(home)
  expect(releases.list()).toEqual(['a', 'c', 'e', 'f', 'g'])
})

/** Follows releases with a site on which only some become ready. Returns the releases that it was restarted with. */
function startFollowing(isReady: (release: string) => boolean) {
  const restarts: string[] = []
  let isStopping = false
  const restart = (release: string) => {
    restarts.push(release)
    return Promise.resolve(isReady(release))
  }
  const done = followReleases(releases, 'a', { restart }, () => isStopping, 5)
  const stop = async () => {
    isStopping = true
    await done
  }
  return { restarts, stop }
}

test('running processes restart when another release becomes current', async () => {
  for (const id of ['a', 'b']) addRelease(id)
  releases.activate('a')
  const { restarts, stop } = startFollowing(() => true)
  releases.activate('b')
  await vi.waitFor(() => expect(restarts).toEqual(['b']))
  releases.setCurrent('a')
  await vi.waitFor(() => expect(restarts).toEqual(['b', 'a']))
  await stop()
})

test('a release that does not become ready is rolled back', async () => {
  for (const id of ['a', 'broken']) addRelease(id)
  releases.activate('a')
  const { restarts, stop } = startFollowing((release) => release !== 'broken')
  releases.activate('broken')
  await vi.waitFor(() => expect(restarts).toEqual(['broken', 'a']))
  expect(releases.current()).toBe('a')
  await stop()
  expect(existsSync(join(dir, 'restart.lock'))).toBe(false)
})
