import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/root'

const directory = join(root, 'migrations')
const record = join(root, 'scripts/postgres/landed-migrations.json')

/** The SHA-256 of each file of the migrations, by its path below `migrations`. */
export type Digests = Record<string, string>

/** Returns the digests of the files as they are, in the order of their names. */
export function currentDigests(): Digests {
  const files = globSync('**/*.ts', { cwd: directory }).filter((file) => file !== 'index.ts')
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(directory, file)))
      .digest('hex')
  return Object.fromEntries(files.toSorted().map((file) => [file, digest(file)]))
}

/** Returns the digests that are recorded: a file with one must not change anymore. */
export const recordedDigests = (): Digests =>
  existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Digests) : {}

/** Records the files that have no digest yet. */
export function recordMigrations(): void {
  const digests = { ...currentDigests(), ...recordedDigests() }
  const sorted = Object.fromEntries(Object.entries(digests).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(record, JSON.stringify(sorted, null, 2) + '\n')
}
