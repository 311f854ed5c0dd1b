import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { npm } from './bootstrap/npm.mjs'
import { readLogTail } from './process/child-process'
import { withFileLock } from './process/file-lock.mjs'
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
  next: /^next$/,
} as const
type Train = keyof typeof trains
type Versions = Record<Train, string>

// The shapes are npm's.
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>
type Lock = { packages: Record<string, unknown> }
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const manifest = readJson(join(root, 'package.json')) as Manifest
const packages = Object.entries({ ...manifest.devDependencies, ...manifest.dependencies })
const packagesOf = (train: Train) => packages.filter(([name]) => trains[train].test(name))
const currentOf = (train: Train) => packagesOf(train).find(([name]) => name === train)?.[1] ?? ''

function publishedVersions(name: string): string[] {
  const answer: unknown = JSON.parse(
    execFileSync('npm', ['view', name, 'versions', '--json'], { cwd: root, encoding: 'utf8' }),
  )
  return [answer].flat().map(String)
}

/** Returns the newest patch that all packages of a train have, or the version in use. */
function newestPatch(train: Train): string {
  const current = currentOf(train)
  const [major = '', minor = '', patch = ''] = current.split('.')
  const isNewer = (version: string) => {
    const [, newer] = new RegExp(`^${major}\\.${minor}\\.(\\d+)$`).exec(version) ?? []
    return newer !== undefined && Number(newer) > Number(patch)
  }
  const [first = [], ...others] = packagesOf(train).map(([name]) => publishedVersions(name))
  const common = first.filter(
    (version) => isNewer(version) && others.every((versions) => versions.includes(version)),
  )
  return (
    common.toSorted((one, other) => Number(one.split('.')[2]) - Number(other.split('.')[2])).at(-1) ?? current
  )
}

/** Copies what git knows of this folder, changes included. */
function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'puente-upgrade-'))
  // Postgres runs as another user where this one is root, and has to pass through the folder.
  chmodSync(folder, 0o711)
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\0'))
    // Git still lists a file that was deleted since.
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file))
  return folder
}

/** Writes these versions into the copy, and forgets what the lock file says of the packages that come with them. */
function writeVersions(folder: string, versions: Versions): void {
  const changed = structuredClone(manifest)
  for (const group of [changed.dependencies, changed.devDependencies])
    for (const train of ['payload', 'next'] as const)
      for (const [name] of packagesOf(train)) if (group[name]) group[name] = versions[train]
  const lock = readJson(join(root, 'package-lock.json')) as Lock
  const isOfTrain = /(^|\/)node_modules\/(payload|@payloadcms\/[^/]+|next|@next\/[^/]+)(\/|$)/
  lock.packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => !isOfTrain.test(path)))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(changed, null, 2))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2))
}

/** Installs these versions in the copy. False if npm finds no set of packages that fits. */
async function installs(folder: string, versions: Versions): Promise<boolean> {
  writeVersions(folder, versions)
  const failure = `Payload ${versions.payload} and Next ${versions.next} do not install together.`
  const lock = join(folder, '.node', 'install.lock')
  const install = () => npm(process.execPath, ['install'], { cwd: folder, lock, failure })
  try {
    await withFileLock(lock, install, () => undefined)
    return true
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    console.log(error.message)
    return false
  }
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
  const current = { payload: currentOf('payload'), next: currentOf('next') }
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
