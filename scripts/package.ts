import { realpathSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './process/root'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { packRelease } from './site/archive'
import { UserError } from './process/user-error.mjs'
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
  const { point, folderOf } = openReleases()
  if (isBuildStale()) point('current', await buildRelease(supervisor))
  const release = realpathSync(folderOf('current'))
  const foreign = process.platform === 'linux' ? foreignBinaries(release, process.arch) : []
  if (foreign.length > 0)
    throw new UserError(`The release has programs for other machines: ${foreign.join(', ')}.`)
  console.log(packRelease(release, join(root, 'dist')))
}

await runCommand(supervisor, pack)
