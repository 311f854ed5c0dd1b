import { execFileSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { childEnv } from '@/env'
import { packRelease } from '../../scripts/site/archive'

/** A machine of its own, in a folder, with a stand-in for systemctl that writes down what it is asked. */
const machine = mkdtempSync(join(tmpdir(), 'puente-update-'))
const home = join(machine, 'opt/puente')
const journal = join(machine, 'journal')
const servers: Server[] = []

const systemctl = `#!/bin/sh
case $1 in
list-units) cat '${machine}/units' ;;
restart) echo "$1 $2" >> '${journal}'; ! grep -q broken '${home}/current/puente' ;;
esac
`

/** Stands for a web process: after each restart it is not ready at once. */
async function openWeb(): Promise<number> {
  const server = createServer((_request, response) => {
    const lines = readFileSync(journal, 'utf8').trim().split('\n')
    const isFirst = lines.at(-1) === `restart puente-web@${port}.service`
    if (isFirst) appendFileSync(journal, `starting ${port}\n`)
    else appendFileSync(journal, `ready ${port}\n`)
    response.writeHead(isFirst ? 503 : 200).end(JSON.stringify({ release: current() }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  servers.push(server)
  return port
}

const current = () => readlinkSync(join(home, 'current'))
const installed = () => readdirSync(home).filter((name) => /^\d/.test(name))
const events = () => readFileSync(journal, 'utf8').trim().split('\n').filter(Boolean)

/** Makes an archive of a release whose only command is `migrate`. */
function archiveOf(id: string, migrate = 'true'): string {
  const folder = mkdtempSync(join(machine, 'built-'))
  mkdirSync(join(folder, 'deploy/systemd'), { recursive: true })
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ id }))
  writeFileSync(join(folder, 'deploy/systemd/puente-worker.service'), `# of ${id}`)
  writeFileSync(join(folder, 'puente'), `#!/bin/sh\n${migrate}\n`, { mode: 0o700 })
  return packRelease(folder, join(machine, `archive-${id}`))
}

let ports: number[]
let release: (args: string[]) => Promise<void>
let rollback: typeof release

beforeAll(async () => {
  const bin = join(machine, 'bin')
  mkdirSync(bin)
  mkdirSync(join(machine, 'usr/local/bin'), { recursive: true })
  writeFileSync(join(bin, 'systemctl'), systemctl)
  chmodSync(join(bin, 'systemctl'), 0o755)
  // Variables are read when a module is loaded.
  vi.stubEnv('PUENTE_ROOT', machine)
  vi.resetModules()
  ;({ release, rollback } = await import('../../scripts/operator/release'))
  ports = [await openWeb(), await openWeb()].sort()
})
beforeEach(() => {
  vi.stubEnv('PATH', `${join(machine, 'bin')}:${childEnv().PATH}`)
  vi.spyOn(console, 'log').mockReturnValue()
  rmSync(home, { recursive: true, force: true })
  writeFileSync(journal, '')
  writeFileSync(
    join(machine, 'units'),
    ['puente-worker', ...ports.map((port) => `puente-web@${port}`)]
      .map((name) => `${name}.service loaded active running Puente\n`)
      .join(''),
  )
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(machine, { recursive: true, force: true })
})

/** What happens when all services restart with a release. */
const rolling = () => [
  ...ports.flatMap((port) => [`restart puente-web@${port}.service`, `starting ${port}`, `ready ${port}`]),
  'restart puente-worker.service',
]

test('the first release is installed with its units and its command, for every user to read', async () => {
  writeFileSync(join(machine, 'units'), '')
  await release([archiveOf('2026-01-01')])
  expect(current()).toBe('2026-01-01')
  expect(readlinkSync(join(machine, 'usr/local/bin/puente'))).toBe(join(home, 'current/puente'))
  const unit = join(machine, 'usr/local/lib/systemd/system/puente-worker.service')
  expect(readFileSync(unit, 'utf8')).toBe('# of 2026-01-01')
  expect(statSync(join(home, 'current/puente')).mode & 0o777).toBe(0o755)
  expect(events()).toEqual([])
})

test('an update restarts web processes one after the other, each when the one before is ready, then the worker', async () => {
  await release([archiveOf('2026-01-01')])
  writeFileSync(journal, '')
  await release([archiveOf('2026-01-02', `echo migrate >> '${journal}'`)])
  expect(events()).toEqual(['migrate', ...rolling()])
  expect(current()).toBe('2026-01-02')
})

test('a rollback restarts them with the release before, once', async () => {
  for (const id of ['2026-01-01', '2026-01-02']) await release([archiveOf(id)])
  writeFileSync(journal, '')
  await rollback([])
  expect(events()).toEqual(rolling())
  expect(current()).toBe('2026-01-01')
  await expect(rollback([])).rejects.toThrow('There is no earlier release')
  await rollback(['2026-01-02'])
  expect(current()).toBe('2026-01-02')
  await expect(rollback(['2026-01-03'])).rejects.toThrow('There are: 2026-01-01, 2026-01-02.')
})

test('a release that was rolled back is never the one before', async () => {
  for (const id of ['2026-01-01', '2026-01-02']) await release([archiveOf(id)])
  await rollback([])
  await release([archiveOf('2026-01-03')])
  await rollback([])
  expect(current()).toBe('2026-01-01')
})

test('a release that does not become ready is taken back', async () => {
  await release([archiveOf('2026-01-01')])
  writeFileSync(journal, '')
  await expect(release([archiveOf('2026-01-02', '# broken')])).rejects.toThrow(
    `puente-web@${ports[0]}.service is not ready with 2026-01-02: see its journal. Current is 2026-01-01.`,
  )
  // The second one ran on all the time.
  expect(events()).toEqual([`restart puente-web@${ports[0]}.service`, ...rolling().slice(0, 3)])
  expect(current()).toBe('2026-01-01')
  await expect(rollback([])).rejects.toThrow('There is no earlier release')
})

test('nothing changes when the migration fails, or the archive is cut or something else', async () => {
  const first = archiveOf('2026-01-01')
  await release([first])
  writeFileSync(journal, '')
  await expect(release([archiveOf('2026-01-02', 'exit 1')])).rejects.toThrow('was not migrated')
  const cut = join(machine, 'cut.tar.gz')
  writeFileSync(cut, readFileSync(first).subarray(0, 100))
  await expect(release([cut])).rejects.toThrow('cannot be unpacked')
  const other = join(machine, 'other.tar.gz')
  execFileSync('tar', ['-czf', other, '-C', machine, 'bin'])
  await expect(release([other])).rejects.toThrow('is not a release of Puente')
  await expect(release([])).rejects.toThrow('Which archive?')
  expect([current(), events()]).toEqual(['2026-01-01', []])
})

test('the last three releases are kept, and the one before', async () => {
  for (const day of [1, 2, 3, 4, 5]) await release([archiveOf(`2026-01-0${day}`)])
  expect(installed()).toEqual(['2026-01-03', '2026-01-04', '2026-01-05'])
  await rollback(['2026-01-03'])
  for (const day of [6, 7, 8]) await release([archiveOf(`2026-01-0${day}`)])
  expect(installed()).toEqual(['2026-01-06', '2026-01-07', '2026-01-08'])
})
