import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './children'
import { isBuilt } from './site'

/** Everything that the build reads. A folder counts with all that is in it. */
const inputs = [
  'collections',
  'migrations',
  'public',
  'src',
  'payload.config.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
  'scripts/build.ts',
]

const stampFile = join(root, '.next', 'puente-build')

/** Reads every input and returns what tells one state of them from another. */
export function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesOf))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`))
}

/** True when there is no build of the files as they are now. */
export const isBuildStale = () =>
  !isBuilt() || !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== hashInputs()

/** Marks the build as one of the inputs that `hash` was made of, before it started. */
export const stampBuild = (hash: string) => writeFileSync(stampFile, hash)
