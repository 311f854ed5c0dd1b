import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import { UserError } from '../../process/user-error.mjs'
import { programEnv } from './connection'
import type { Program } from './programs'

/** The extensions of the migrations. Others that an operator has installed may not be there at the restore. */
export const dumpedExtensions = ['pg_trgm', 'btree_gist']

/**
 * Owners and privileges are those of the place where it's restored; `migrate` grants them. Counters of rate limits are unlogged.
 */
const dumpArguments = [
  '--format=custom',
  '--no-owner',
  '--no-privileges',
  '--no-comments',
  '--no-unlogged-table-data',
  ...dumpedExtensions.map((name) => `--extension=${name}`),
  '--exclude-table-data=public.backups',
]

const exitOf = (child: ReturnType<typeof spawn>) =>
  new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))

/** Dumps what the transaction with that snapshot sees. */
export async function* dumpSnapshot(
  { file }: Program,
  url: string,
  snapshot: string,
): AsyncGenerator<Buffer> {
  const child = spawn(file, [...dumpArguments, `--snapshot=${snapshot}`], {
    env: programEnv(url),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [exit, complaint] = [exitOf(child), text(child.stderr)]
  try {
    yield* child.stdout
    if ((await exit) !== 0) throw new UserError(`pg_dump failed: ${(await complaint).trim()}`)
  } finally {
    child.kill()
  }
}

/**
 * Restores a dump in one transaction: if it fails or is killed, the database is as it was. Throws a UserError with what pg_restore
 * says.
 */
export async function restoreDump(
  { file }: Program,
  url: string,
  dump: AsyncIterable<Buffer>,
): Promise<void> {
  const env = programEnv(url)
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  const child = spawn(file, [...args, `--dbname=${env.PGDATABASE ?? ''}`], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const [exit, complaint] = [exitOf(child), text(child.stderr)]
  try {
    const sent = pipeline(dump, child.stdin).then(
      () => undefined,
      (error: unknown) => error as NodeJS.ErrnoException,
    )
    const [error, code] = await Promise.all([sent, exit])
    if (error && error.code !== 'EPIPE') throw error
    if (code !== 0)
      throw new UserError(
        `pg_restore failed, and the database is still empty: ${(await complaint).trim() || 'it was killed'}`,
      )
  } finally {
    child.kill()
  }
}
