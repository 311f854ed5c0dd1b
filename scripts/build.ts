import { join } from 'node:path'

import { withFileLock } from './process/file-lock.mjs'
import { root } from './process/root'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { buildRelease } from './site/build-release'
import { isBuildStale } from './site/build-stamp'
import { openReleases } from './site/releases'

// The demo keeps its files to itself, but a release may be run by another user than its maker.
process.umask(0o022)

const supervisor = createSupervisor()

/**
 * `npm run build` builds web and worker and makes the result the release that starts next. With `--if-stale` it does
 * nothing if the current release is of the current files.
 */
async function build(): Promise<void> {
  if (process.argv.includes('--if-stale') && !isBuildStale()) return
  const id = await buildRelease(supervisor)
  const releases = openReleases()
  releases.point('current', id)
  releases.prune()
}

await runCommand(supervisor, () =>
  withFileLock(join(root, '.data', 'build.lock'), build, () => console.log('Waiting for another build ...')),
)
