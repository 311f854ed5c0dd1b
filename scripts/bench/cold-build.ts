import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/children'
import { type Crew } from '../process/crew'
import { neutralEnv } from '../process/deployment'

/** Builds from nothing but the sources and node_modules, and says how long it took. A running `npm run dev` is spared. */
export async function coldBuild(crew: Crew): Promise<string> {
  const next = join(root, '.next')
  for (const name of existsSync(next) ? readdirSync(next) : [])
    if (name !== 'dev') rmSync(join(next, name), { recursive: true, force: true })
  console.log('Building from nothing ...')
  const startedAt = performance.now()
  const log = join(root, '.data', 'bench-build.log')
  await crew.run({ name: 'build', args: ['scripts/build.ts'], env: neutralEnv(), log })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  return `Cold build, web and worker: ${seconds} s (limit 90 s), ${new Date().toISOString().slice(0, 10)}.`
}
