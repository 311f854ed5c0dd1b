import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { env } from '../../src/env'
import { withFileLock } from '../process/file-lock.mjs'
import { UserError } from '../process/user-error.mjs'
import { openReleases } from '../site/releases'
import { readArguments } from './read-arguments'

const READY_MS = 60_000
const at = (path: string) => join(env.PUENTE_ROOT, path)
const releases = openReleases(at('/opt/puente'))

/** `release <archive>` unpacks it, migrates the database, and restarts the services with it, one after the other. */
export const release = (args: string[]) =>
  alone(async () => {
    const [archive] = readArguments('release', args).words
    if (!archive) throw new UserError('Which archive? sudo puente release puente-0.2.0-linux-x64.tar.gz')
    const folder = join(releases.dir, '.new')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    if (!run('tar', '-xzf', archive, '-C', folder, '--strip-components=1', '--no-same-owner'))
      throw new UserError(`${archive} cannot be unpacked.`)
    const info = join(folder, 'release.json')
    if (!existsSync(info)) throw new UserError(`${archive} is not a release of Puente.`)
    const { id } = JSON.parse(readFileSync(info, 'utf8')) as { id: string }
    run('sync', '--file-system', folder)
    releases.add(folder, id)
    if (!run(join(releases.folderOf(id), 'puente'), 'migrate'))
      throw new UserError('The database was not migrated, and the site stays as it is.')
    const replaced = releases.linked('current')
    await switchTo(id)
    if (replaced && replaced !== id) releases.point('previous', replaced)
    releases.prune()
  })

/** `rollback [id]` restarts the services with the release before, or with that one. The database stays as it is. */
export const rollback = (args: string[]) =>
  alone(async () => {
    const [wanted] = readArguments('rollback', args).words
    const to = wanted ?? releases.linked('previous')
    if (!to || (!wanted && to === releases.linked('current')))
      throw new UserError(`There is no earlier release: name one of those in ${releases.dir}.`)
    await switchTo(to)
  })

/** Runs one change at a time, with files that the services can read. */
function alone(work: () => Promise<void>): Promise<void> {
  if (env.PUENTE_ROOT === '/' && process.getuid?.() !== 0)
    throw new UserError('This changes services of the machine: run it with sudo.')
  process.umask(0o022)
  return withFileLock(join(releases.dir, 'update.lock'), work, () =>
    console.log('Waiting for another update'),
  )
}

/** Makes a release current and restarts what runs. If one is not ready then, goes back to the release before. */
async function switchTo(id: string): Promise<void> {
  const before = releases.linked('current')
  const units = runningUnits()
  makeCurrent(id)
  for (const [index, unit] of units.entries()) {
    if (await restart(unit, id)) continue
    const back = before ?? id
    makeCurrent(back)
    for (const one of units.slice(0, index + 1)) await restart(one, back)
    throw new UserError(`${unit} is not ready with ${id}: see its journal. Current is ${back}.`)
  }
  console.log(
    `Release ${id} is current. Restarted: ${units.join(', ') || 'nothing, because no service runs'}.`,
  )
}

/** Points the link to a release, and installs its units and its command. */
function makeCurrent(id: string): void {
  releases.point('current', id)
  cpSync(join(releases.dir, 'current/deploy/systemd'), at('/usr/local/lib/systemd/system'), {
    recursive: true,
  })
  rmSync(at('/usr/local/bin/puente'), { force: true })
  symlinkSync(join(releases.dir, 'current/puente'), at('/usr/local/bin/puente'))
  run('systemctl', 'daemon-reload')
}

/** The services that run or should, web before worker. */
function runningUnits(): string[] {
  const options = ['--plain', '--no-legend', '--state=active,activating,failed']
  const lines = execFileSync('systemctl', ['list-units', ...options, 'puente-web@*', 'puente-worker.service'])
  return [...lines.toString().matchAll(/^puente-\S+/gm)].map(([unit]) => unit).sort()
}

/** Restarts a service. Resolves to whether it runs, and whether a web process is ready, within a minute. */
async function restart(unit: string, id: string): Promise<boolean> {
  if (!run('systemctl', 'restart', unit)) return false
  const port = /@(\d+)/.exec(unit)?.[1]
  if (!port) return true
  const url = `http://${env.HOST === '::' ? 'localhost' : env.HOST}:${port}/api/health/ready`
  for (const end = Date.now() + READY_MS; Date.now() < end;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok && ((await answer.json()) as { release?: string }).release === id) return true
    await sleep(200)
  }
  return false
}

/** Runs a program and returns whether it succeeded. What it prints is shown. */
const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'inherit' }).status === 0
