import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'

import type { TestSite } from '../../tests/faults/test-site'

/** Prints the result of a check, which fails if `errors` is not 0. */
export type Report = (name: string, counts: Record<string, number>, errors: number) => void

/** Creates an empty database and names an empty folder. Returns the variables of a site there. */
export async function newPlace({ postgres, dir }: TestSite, name: string) {
  const client = new pg.Client({ connectionString: postgres.adminUrl })
  await client.connect()
  await client.query(`create database ${name} owner puente_owner`)
  await client.end()
  return {
    DATABASE_URL: postgres.url('puente_app', name),
    DATABASE_OWNER_URL: postgres.url('puente_owner', name),
    MEDIA_DIR: join(dir, name),
  }
}
export type SitePlace = Awaited<ReturnType<typeof newPlace>>

/** Returns the variables of the site under test itself. */
export const placeOf = ({ postgres, mediaDir }: TestSite): SitePlace => ({
  DATABASE_URL: postgres.runtimeUrl,
  DATABASE_OWNER_URL: postgres.ownerUrl,
  MEDIA_DIR: mediaDir,
})

/** What a backup leaves out, what a restore removes, and what the job queue writes anew when it is installed. */
const others = ['backups', 'rate_limits', 'instance', 'queue', 'schedule', 'version']

/** Returns the number of rows of each table, and a digest of them in an order of their own. */
async function digestRows(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('public', 'pgboss') and tablename <> all($1) order by 1`,
      [others],
    )
    const found = new Map<string, string>()
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${name} t`,
      )
      found.set(name, rows[0]?.digest ?? '')
    }
    return found
  } finally {
    await client.end()
  }
}

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Returns the digest of each picture in a folder, but for those that are set aside. */
function digestFolder(folder: string): Map<string, string> {
  const files = globSync('*/*.*', { cwd: folder }).filter((file) => !file.endsWith('.aside'))
  return new Map(files.map((file) => [file, digestOf(readFileSync(join(folder, file)))]))
}

/** Compares two sites: rows and the files of pictures, by their digests. `restored` are the files of the second one. */
export async function compare(
  report: Report,
  name: string,
  { from, to }: Record<'from' | 'to', SitePlace>,
  restored = digestFolder(to.MEDIA_DIR),
): Promise<void> {
  const [before, after] = [await digestRows(from.DATABASE_OWNER_URL), await digestRows(to.DATABASE_OWNER_URL)]
  const tables = [...before.keys()].filter((table) => before.get(table) !== after.get(table))
  for (const table of tables)
    console.log(`  ${table}: ${before.get(table) ?? '-'}, restored ${after.get(table) ?? '-'}`)
  const files = [...digestFolder(from.MEDIA_DIR)]
  const lost = files.filter(([file, digest]) => restored.get(file) !== digest)
  for (const [file] of lost.slice(0, 5)) console.log(`  not restored: ${file}`)
  const counts = {
    tables: before.size,
    'other tables': tables.length,
    files: files.length,
    lost: lost.length,
  }
  report(name, counts, tables.length + lost.length)
}
