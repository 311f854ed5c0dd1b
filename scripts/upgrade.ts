import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { npm } from './bootstrap/npm.mjs'
import { readLogTail } from './process/child-process'
import { isolatedEnv } from './process/isolated-env'
import { root } from './process/root'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { UserError } from './process/user-error.mjs'

/**
 * `npm run test:upgrade` tries the newest patch of Payload and Next in a copy of this folder: it installs them, checks the
 * types, builds, and saves and publishes posts in the admin of a site with a new database. It changes no file here, prints
 * what broke, and keeps the copy then. No part of `npm test`: `.github/workflows/upgrade.yml` runs it each week.
 */

const supervisor = createSupervisor()

/** The packages of one release train have one version. */
const trains = {
  payload: /^(payload|@payloadcms\/.+)$/,
  next: /^(next|eslint-config-next)$/,
} as const
type Train = keyof typeof trains
type Versions = Record<Train, string>

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>

// The shape is npm's.
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
const packages = { ...manifest.devDependencies, ...manifest.dependencies }
const patchOf = (version: string) => Number(version.split('.')[2])

/** Returns the version in use, or its newest patch. */
function newestPatch(name: Train): string {
  const current = packages[name] ?? ''
  const minor = current.slice(0, current.lastIndexOf('.') + 1)
  const answer: unknown = JSON.parse(
    execFileSync('npm', ['view', name, 'versions', '--json'], { cwd: root, encoding: 'utf8' }),
  )
  return [answer]
    .flat()
    .filter((version): version is string => typeof version === 'string' && version.startsWith(minor))
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .reduce((newest, version) => (patchOf(version) > patchOf(newest) ? version : newest), current)
}

/** Copies what git knows of this folder, changes included. */
function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'puente-upgrade-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean))
    cpSync(join(root, file), join(folder, file), { force: true })
  return folder
}

/** Installs these versions in the copy. False if npm finds no set of packages that fits. */
async function installs(folder: string, versions: Versions): Promise<boolean> {
  const names = Object.keys(packages).flatMap((name) =>
    (Object.keys(trains) as Train[]).flatMap((train) =>
      trains[train].test(name) ? [`${name}@${versions[train]}`] : [],
    ),
  )
  const failure = `Payload ${versions.payload} and Next ${versions.next} do not install together.`
  const options = { cwd: folder, lock: join(folder, '.node', 'install.lock'), failure }
  return npm(process.execPath, ['install', '--save-exact', ...names], options).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof UserError)) throw error
      console.log(error.message)
      return false
    },
  )
}

/** What is tried in the copy, with the arguments of scripts/bootstrap.mjs. */
const steps: Record<string, string[]> = {
  types: ['tool', 'typecheck'],
  build: ['build'],
  'save and publish': [
    'test',
    'e2e',
    '--no-deps',
    'editing-journey',
    'publish-dialog',
    'saving.spec',
    '--project=desktop',
  ],
}

/** Runs the steps and returns the names of those that failed. Without a build nothing can be published. */
async function tryOut(folder: string): Promise<string[]> {
  const failed: string[] = []
  for (const [name, args] of Object.entries(steps)) {
    if (failed.includes('build')) break
    const log = join(folder, '.reports', `upgrade-${name.replaceAll(' ', '-')}.log`)
    const code = await supervisor.runForExitCode({
      name,
      args: [join(folder, 'scripts', 'bootstrap.mjs'), ...args],
      cwd: folder,
      env: isolatedEnv(),
      log,
    })
    console.log(`${code ? 'FAILED' : 'passed'}  ${name}`)
    if (!code) continue
    failed.push(name)
    console.log(`${readLogTail(log, 60)}\n\nFull log: ${log}`)
  }
  return failed
}

async function upgrade(): Promise<number> {
  const current = { payload: packages.payload ?? '', next: packages.next ?? '' }
  const newest = { payload: newestPatch('payload'), next: newestPatch('next') }
  const folder = copyTree()
  const isOther = ({ payload, next }: Versions) => payload !== current.payload || next !== current.next
  // The newest of both, else of one of them. The current versions are tried when there is nothing newer.
  const candidates = [newest, { ...newest, next: current.next }, { ...newest, payload: current.payload }]
  for (const versions of isOther(newest) ? candidates.filter(isOther) : [current]) {
    if (!(await installs(folder, versions))) continue
    console.log(
      `Trying Payload ${versions.payload} (now ${current.payload}) and Next ${versions.next} (now ${current.next}).`,
    )
    const failed = await tryOut(folder)
    if (failed.length > 0) throw new UserError(`Broken: ${failed.join(', ')}. The copy is in ${folder}.`)
    rmSync(folder, { recursive: true, force: true })
    return 0
  }
  throw new UserError(`Nothing newer than Payload ${current.payload} and Next ${current.next} installs.`)
}

await runCommand(supervisor, upgrade)
