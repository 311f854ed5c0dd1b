import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { migrations } from '../../migrations'
import { isolatedEnv } from '../process/isolated-env'
import { root } from '../process/root'
import { type Supervisor } from '../process/supervisor'
import { bundleEntry } from './bundle-entry'
import { hashBuildInputs } from './build-stamp'
import { newReleaseId, openReleases } from './releases'

/** Where Next puts the files that the web process needs. */
const standalone = join(root, '.next', 'standalone')

/**
 * Builds web and worker into a new release and returns its id. The result does not depend on the environment, and existing
 * releases are not changed.
 */
export async function buildRelease(supervisor: Supervisor): Promise<string> {
  const id = newReleaseId()
  const inputs = hashBuildInputs()
  await supervisor.run({
    name: 'next build',
    args: [join(root, 'node_modules/next/dist/bin/next'), 'build'],
    env: isolatedEnv({ NODE_ENV: 'production' }),
  })
  completeStandalone()
  await bundleEntry('worker', standalone)
  await bundleEntry('pdf-thread', standalone)
  const releases = openReleases()
  releases.add(standalone, { id, inputs, migrations: migrations.map(({ name }) => name) })
  return id
}

/** Copies the static files, which Next leaves out of the standalone folder, and removes .env files, which it copies. */
function completeStandalone(): void {
  cpSync(join(root, '.next', 'static'), join(standalone, '.next', 'static'), { recursive: true })
  if (existsSync(join(root, 'public')))
    cpSync(join(root, 'public'), join(standalone, 'public'), { recursive: true })
  for (const name of readdirSync(standalone)) if (name.startsWith('.env')) rmSync(join(standalone, name))
}
