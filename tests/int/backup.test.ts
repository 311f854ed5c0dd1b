import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

import { env } from '@/env'
import { dumpedExtensions } from '../../scripts/operator/backup/dump'
import { fakePostgresClient } from '../support/fake-postgres-client'
import { runPuente } from '../support/operator'
import { withClient } from '../support/reset-database'

/** What surrounds `pg_dump` and `pg_restore`. `npm run test:faults -- backup` restores what was backed up. */

const folder = mkdtempSync(join(tmpdir(), 'puente-backups-'))
const client = fakePostgresClient()
const ownerUrl = env.DATABASE_OWNER_URL ?? ''
const present = '1700000000000-abcdef012345.jpg'
const lost = '1700000000001-abcdef012345.jpg'

afterAll(() => {
  client.remove()
  rmSync(folder, { recursive: true })
})

const run = (args: string[], variables: Record<string, string | undefined> = {}) =>
  runPuente(args, { PATH: client.path, BACKUP_DIR: folder, ...variables })

const archives = () => readdirSync(folder).toSorted()
const records = () =>
  withClient(ownerUrl, async (database) => {
    const { rows } = await database.query<Record<string, unknown>>(
      'select destination, bytes::int, error, finished_at is not null as "hasEnded" from backups order by started_at desc',
    )
    return rows
  })

beforeAll(async () => {
  mkdirSync(join(env.MEDIA_DIR, 'blog-images'), { recursive: true })
  writeFileSync(join(env.MEDIA_DIR, 'blog-images', present), 'a picture')
  await withClient(ownerUrl, (database) =>
    database.query('insert into blog_images (filename, sizes_small_filename) values ($1, $2)', [
      present,
      lost,
    ]),
  )
})
beforeEach(() => client.set('pg_dump', 'head -c 3000000 /dev/zero; exit 0'))

describe('a backup', () => {
  it('has the extensions of the migrations, without which it cannot be restored', async () => {
    const { rows } = await withClient(ownerUrl, (database) =>
      database.query<{ name: string }>(`select extname as name from pg_extension where extname <> 'plpgsql'`),
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(dumpedExtensions.toSorted())
  })

  it('is one archive that only its owner can read, and a row in the database', async () => {
    writeFileSync(join(folder, 'puente-localhost-20261101T010203Z.tar.partial'), 'what a killed one left')
    await withClient(ownerUrl, (database) =>
      database.query("insert into backups (destination) values ('a killed one')"),
    )
    const { code, output } = await run(['backup'])
    expect(output).toMatch(/\.tar \(3\.\d MB\): \d+ rows, 1 pictures\./)
    expect(output).toContain(`Files of pictures that were not there: blog-images/${lost}.`)
    expect(code).toBe(0)
    const [name = '', ...others] = archives()
    expect(name).toMatch(/^puente-localhost-\d{8}T\d{6}Z\.tar$/)
    expect(others).toEqual([])
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect(await records()).toEqual([
      {
        destination: join(folder, name),
        bytes: statSync(join(folder, name)).size,
        error: null,
        hasEnded: true,
      },
      { destination: 'a killed one', bytes: null, error: 'The backup was interrupted.', hasEnded: true },
    ])
  })

  it('passes the password in no command line, and none of our secrets to other programs', () => {
    const { password } = new URL(ownerUrl)
    const lines = client.calls().split('\n')
    expect(lines.filter((line) => line.includes(password))).toEqual([`PGPASSWORD=${password}`])
    expect(client.calls()).not.toContain(env.PAYLOAD_SECRET)
  })

  it('removes the oldest beyond those to keep', async () => {
    for (const day of [1, 2, 3]) writeFileSync(join(folder, `puente-localhost-2026110${day}T010203Z.tar`), '')
    expect((await run(['backup', '--keep', '2'])).code).toBe(0)
    expect(archives()).toHaveLength(2)
    expect(archives().some((name) => name.includes('20261101'))).toBe(false)
  })

  it('that fails leaves nothing, keeps the older ones and is remembered', async () => {
    client.set('pg_dump', 'head -c 3000000 /dev/zero; echo "pg_dump: error: no luck" >&2; exit 1')
    const before = archives()
    const { code, output } = await run(['backup', '--keep', '1'])
    expect(output).toBe('pg_dump failed: pg_dump: error: no luck\n')
    expect(code).toBe(1)
    expect(archives()).toEqual(before)
    expect((await records())[0]).toMatchObject({ bytes: null, error: output.trim(), hasEnded: true })
  })

  it('does not run beside another one', async () => {
    await withClient(ownerUrl, async (database) => {
      await database.query('select pg_advisory_lock(727002)')
      const { code, output } = await run(['backup'])
      expect(output).toBe('Another backup of this database is running. Wait until it has ended.\n')
      expect(code).toBe(1)
    })
  })

  it.each<[string, string[], Record<string, string | undefined>, string]>([
    ['no destination', [], { BACKUP_DIR: '' }, 'Where should the backup go? Set BACKUP_DIR, or pass --to'],
    [
      'an unknown flag',
      ['--fast'],
      {},
      'backup has no flag --fast. `puente backup --help` says how it is called.',
    ],
    [
      'a flag without its value',
      ['--keep'],
      {},
      'Option ’--keep <value>’ argument missing. `puente backup --help`',
    ],
    ['a wrong number', ['--keep', '0'], {}, '--keep is the number of backups to keep'],
    ['a file as folder', ['--to', '/dev/null'], {}, 'The folder /dev/null of the backups can’t be used'],
    ['a wrong recipient', [], { BACKUP_AGE_RECIPIENT: 'ana' }, 'BACKUP_AGE_RECIPIENT: must be a recipient'],
    [
      'a bucket without a key',
      ['--to', 's3://backups'],
      {},
      'No bucket for backups is configured: set BACKUP_S3',
    ],
    [
      'half a key',
      [],
      { BACKUP_S3_REGION: 'auto' },
      'BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY: missing',
    ],
    [
      'the role of the site',
      [],
      { DATABASE_OWNER_URL: '' },
      'set DATABASE_OWNER_URL, the address of the database as its owner',
    ],
    [
      'a database that is down',
      [],
      { DATABASE_OWNER_URL: 'postgres://ana:geheim@127.0.0.1:1/x' },
      'DATABASE_OWNER_URL: the database at 127.0.0.1:1 does not answer (ECONNREFUSED)',
    ],
  ])('says what is wrong: %s', async (_, args, variables, message) => {
    const { code, output } = await run(['backup', ...args], variables)
    expect(output.replaceAll("'", '’')).toContain(message)
    expect(output).not.toContain('geheim')
    expect(code).toBe(1)
  })
})

describe('a restore', () => {
  const media = join(folder, 'media')
  let place: Record<string, string>
  let archive = ''
  /** The name of an empty database. */
  const database = `restore_${randomUUID().replaceAll('-', '')}`
  const admin = <T>(work: (database: pg.Client) => Promise<T>) =>
    withClient(inject('template').adminUrl, work)
  const inPlace = (query: string) => withClient(place.DATABASE_OWNER_URL ?? '', (at) => at.query(query))

  beforeAll(async () => {
    await admin((at) => at.query(`create database ${database} owner puente_owner`))
    const withName = (url = '') => url.replace(/[^/]+$/, database)
    place = {
      DATABASE_OWNER_URL: withName(ownerUrl),
      DATABASE_URL: withName(env.DATABASE_URL),
      MEDIA_DIR: media,
    }
    client.set('pg_dump', 'head -c 3000000 /dev/zero; exit 0')
    await run(['backup', '--keep', '1'])
    archive = join(folder, archives().find((name) => name.endsWith('.tar')) ?? '')
  })
  afterAll(() => admin((at) => at.query(`drop database ${database} with (force)`)))

  it('refuses a database with anything in it', async () => {
    for (const [make, drop] of [
      ['create table notes (id int)', 'drop table notes'],
      ['create schema pgboss', 'drop schema pgboss'],
      ['create function one() returns int language sql return 1', 'drop function one'],
    ] as const) {
      await inPlace(make)
      const { code, output } = await run(['restore', archive], place)
      expect(output, make).toContain('The database is not empty.')
      expect(code).toBe(1)
      await inPlace(drop)
    }
    expect(existsSync(media)).toBe(false)
    expect(client.calls()).not.toContain('pg_restore --')
  })

  it('refuses a place with pictures, or of another restore', async () => {
    mkdirSync(join(media, 'site-images'), { recursive: true })
    writeFileSync(join(media, 'site-images', present), 'another picture')
    expect((await run(['restore', archive], place)).output).toContain(
      `There are pictures in the folder ${media}`,
    )
    writeFileSync(join(media, '.restoring'), 'another archive')
    expect((await run(['restore', archive], place)).output).toContain('The restore of another archive')
    rmSync(media, { recursive: true })
    expect(client.calls()).not.toContain('pg_restore --')
  })

  it('does not start during a migration', async () => {
    await withClient(place.DATABASE_OWNER_URL ?? '', async (at) => {
      await at.query('select pg_advisory_lock(727001)')
      const { output } = await run(['restore', archive], place)
      expect(output).toContain('A migration or another restore of this database is running.')
    })
  })

  it('says what pg_restore says, and can be run again', async () => {
    client.set('pg_restore', 'cat > /dev/null; echo "pg_restore: error: no luck" >&2; exit 1')
    for (let count = 0; count < 2; count += 1) {
      const { code, output } = await run(['restore', archive], place)
      expect(output).toContain(
        'pg_restore failed, and the database is still empty: pg_restore: error: no luck',
      )
      expect(code).toBe(1)
    }
    expect(client.calls()).toMatch(
      /pg_restore --single-transaction --exit-on-error --no-owner --no-privileges/,
    )
  })

  it('ends when the database has other rows than were backed up', async () => {
    client.set('pg_restore', 'cat > /dev/null; exit 0')
    const { code, output } = await run(['restore', archive], place)
    expect(output).toContain('The database has other rows than the archive: ')
    expect(output).toContain('blog_images 0 instead of 1')
    expect(code).toBe(1)
  })

  it.each([
    ['no archive', [], 'Name the archive'],
    ['an archive that is not there', ['none.tar'], 'can’t be read (ENOENT)'],
    ['two archives', ['a.tar', 'b.tar'], 'restore does not take b.tar. `puente restore --help`'],
    ['an unknown flag', ['a.tar', '--force'], 'restore has no flag --force.'],
  ])('says what is wrong: %s', async (_, args, message) => {
    const { code, output } = await run(['restore', ...args], place)
    expect(output.replaceAll("'", '’')).toContain(message)
    expect(code).toBe(1)
  })
})
