import { join } from 'node:path'

import { childEnv } from '../src/env'
import { withFileLock } from './process/file-lock.mjs'
import { root } from './process/root'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { buildRelease } from './site/build-release'
import { openReleases } from './site/releases'

const supervisor = createSupervisor()

/**
 * `npm run release` updates a running site: builds a new release, migrates the database, then makes the release current.
 * Every `npm start` of this folder then restarts its processes, one after the other. If the build or the migration fails,
 * the site stays as it is.
 */
async function release(): Promise<void> {
  const id = await buildRelease(supervisor)
  await supervisor.run({ name: 'migrate', args: ['scripts/puente.ts', 'migrate'], env: childEnv() })
  const releases = openReleases()
  releases.activate(id)
  releases.prune()
  console.log(
    `Release ${id} is current. Each \`npm start\` restarts with it now; \`npm run rollback\` goes back.`,
  )
}

await runCommand(supervisor, () =>
  withFileLock(join(root, '.data', 'build.lock'), release, () =>
    console.log('Waiting for another build ...'),
  ),
)
