import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './process/root'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { UserError } from './process/user-error.mjs'
import { version } from './process/version'
import { buildRelease } from './site/build-release'
import { isBuildStale } from './site/build-stamp'
import { foreignBinaries } from './site/foreign-binaries'
import { openReleases } from './site/releases'

const supervisor = createSupervisor()

/**
 * `npm run package` packs the release of the current files into one archive, `dist/puente-<version>-<system>.tar.gz`, which
 * runs on any machine of this kind with Node. It builds the release if there is none.
 */
async function pack(): Promise<void> {
  const releases = openReleases()
  if (isBuildStale()) releases.activate(await buildRelease(supervisor))
  const release = releases.folderOf(releases.current() ?? '')
  if (process.platform === 'linux') {
    const foreign = foreignBinaries(release, process.arch)
    if (foreign.length > 0)
      throw new UserError(`The release has programs for other machines: ${foreign.join(', ')}.`)
  }
  const name = `puente-${version}`
  const file = join(root, 'dist', `${name}-${process.platform}-${process.arch}.tar.gz`)
  mkdirSync(join(root, 'dist'), { recursive: true })
  const folder = mkdtempSync(join(root, 'dist', '.packing-'))
  try {
    cpSync(release, join(folder, name), { recursive: true, verbatimSymlinks: true })
    execFileSync('tar', ['--owner=0', '--group=0', '-czf', file, '-C', folder, name])
  } finally {
    rmSync(folder, { recursive: true })
  }
  console.log(file)
}

await runCommand(supervisor, pack)
