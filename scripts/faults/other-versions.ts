import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import pg from 'pg'

import type { TestSite } from '../../tests/faults/test-site'
import { root } from '../process/root'
import type { Operator } from './backup-operator'
import { newPlace, type Report, type SitePlace } from './restored-site'

const OLD_RELEASES = ['0.1.0', 'before-0.1.0']

async function query({ DATABASE_OWNER_URL: connectionString }: SitePlace, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statements)
  await client.end()
}

/** Backs up databases of older releases, which are migrated when they are restored, and one of a later release, which is refused. */
export async function tryOtherVersions(report: Report, site: TestSite, operator: Operator): Promise<void> {
  for (const release of OLD_RELEASES) {
    const name = `from_${release.replaceAll(/\W/g, '_')}`
    const [old, place] = [await newPlace(site, name), await newPlace(site, `${name}_restored`)]
    const fixture = join(root, 'tests/fixtures/releases', `${release}.sql.br`)
    await query(old, brotliDecompressSync(readFileSync(fixture)).toString())
    await operator.succeed(['backup'], old)
    const { code, output } = await operator.run(['restore', operator.newest()], place)
    if (code !== 0) console.log(output)
    report(`a backup of release ${release} is restored and migrated`, {}, code)
  }

  const later = await newPlace(site, 'later_restored')
  const source = await newPlace(site, 'later')
  await operator.succeed(['restore', operator.newest()], source)
  await query(source, "insert into payload_migrations (name, batch) values ('20300101_000000_later', 99)")
  await operator.succeed(['backup'], source)
  const { code, output } = await operator.run(['restore', operator.newest()], later)
  const isRefused = code !== 0 && output.includes('20300101_000000_later') && !existsSync(later.MEDIA_DIR)
  if (!isRefused) console.log(output)
  report('a backup of a later release is refused', {}, Number(!isRefused))
}
