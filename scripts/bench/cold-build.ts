import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/root'
import { type Supervisor } from '../process/supervisor'
import { isolatedEnv } from '../process/isolated-env'

/** Builds without any cache and returns a sentence with the duration. Keeps the files of a running `npm run dev`. */
export async function coldBuild(supervisor: Supervisor): Promise<string> {
  const next = join(root, '.next')
  for (const name of existsSync(next) ? readdirSync(next) : [])
    if (name !== 'dev') rmSync(join(next, name), { recursive: true, force: true })
  console.log('Building without a cache ...')
  const startedAt = performance.now()
  const log = join(root, '.data', 'bench-build.log')
  await supervisor.run({ name: 'build', args: ['scripts/build.ts'], env: isolatedEnv(), log })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  return `Cold build, web and worker: ${seconds} s (limit 90 s), ${new Date().toISOString().slice(0, 10)}.`
}
