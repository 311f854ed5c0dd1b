import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/root'
import { openReleases } from './releases'

/** The files and folders that the build reads, those of the commands in a release too. */
const inputPaths = [
  'collections',
  'deploy',
  'migrations',
  'public',
  'src',
  'payload.config.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'scripts/puente.ts',
  ...['init', 'operator', 'postgres', 'process', 'seed', 'site'].map((folder) => `scripts/${folder}`),
]

/** Returns a hash of the names and contents of everything that the build reads. */
export const hashBuildInputs = (): string => hashFiles(inputPaths)

/** Returns a hash of the names and contents of files, and of those in folders. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(listFiles))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [path]
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`))
}

/** Whether the files have changed since the current release was built. */
export function isBuildStale(): boolean {
  const file = join(openReleases().folderOf('current'), 'release.json')
  if (!existsSync(file)) return true
  const { inputs } = JSON.parse(readFileSync(file, 'utf8')) as { inputs: string }
  return inputs !== hashBuildInputs()
}
