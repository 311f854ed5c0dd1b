import { realpathSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './process/root'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { packRelease } from './site/archive'
import { buildRelease } from './site/build-release'
import { isBuildStale } from './site/build-stamp'
import { openReleases } from './site/releases'

const supervisor = createSupervisor()

/**
 * `npm run package` packs the release of the current files into one archive, `dist/puente-<version>-<system>.tar.gz`, which
 * runs on any machine of this kind with Node. It builds the release if there is none.
 */
async function pack(): Promise<void> {
  const { point, folderOf } = openReleases()
  if (isBuildStale()) point('current', await buildRelease(supervisor))
  console.log(packRelease(realpathSync(folderOf('current')), join(root, 'dist')))
}

await runCommand(supervisor, pack)
