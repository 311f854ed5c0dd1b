import { expect, it } from 'vitest'

import { isLater, unknownMigrations } from '../../scripts/operator/backup/check-suits'
import { programEnv } from '../../scripts/operator/backup/connection'
import { pictureOf } from '../../scripts/operator/backup/manifest'
import { archiveName, expired, prefixOf } from '../../scripts/operator/backup/place'
import { bestOf, canRestore, findProgramFor, majorOf } from '../../scripts/operator/backup/programs'
import { replacedMigrations } from '../../scripts/postgres/replaced-migrations'
import { migrations } from '../../migrations'

const prefix = prefixOf('https://www.agency.com')
const nameOf = (day: number, isEncrypted = false) =>
  archiveName(prefix, new Date(Date.UTC(2026, 10, day, 1, 2, 3)), isEncrypted)

it('the name of an archive says site and time', () => {
  expect(nameOf(28)).toBe('puente-www.agency.com-20261128T010203Z.tar')
  expect(nameOf(28, true)).toBe('puente-www.agency.com-20261128T010203Z.tar.age')
})

it('the newest are kept, and nothing but archives of this site is removed', () => {
  const others = [
    'puente-shop.agency.com-20261101T010203Z.tar',
    'puente-www.agency.com-notes.txt',
    'puente-www.agency.com-20261101T010203Z.tar.partial',
    'database.tar',
  ]
  const names = [nameOf(3), ...others, nameOf(1, true), nameOf(4), nameOf(2)]
  expect(expired(names, prefix, 2)).toEqual([nameOf(2), nameOf(1, true)])
  expect(expired(names, prefix, 14)).toEqual([])
})

it.each([
  ['pg_dump (PostgreSQL) 18.6 (Debian 18.6-1.pgdg12+1)', 18],
  ['pg_restore (PostgreSQL) 19beta1', 19],
  ['something else 18', 0],
])('the version of %s', (text, major) => expect(majorOf(text)).toBe(major))

it('the program of the version of the server is the best, and none that is older will do', () => {
  const programs = [15, 19, 18].map((major) => ({ file: `/${major}/pg_dump`, major }))
  expect(bestOf(programs, 18)?.major).toBe(18)
  expect(bestOf(programs, 17)?.major).toBe(18)
  expect(bestOf(programs, 20)).toBeUndefined()
})

it.each([
  [18, 18, true],
  [18, 17, true],
  [18, 16, false],
  [16, 16, true],
  [16, 18, true],
])('whether pg_restore %i can restore into Postgres %i', (program, server, can) =>
  expect(canRestore(program, server)).toBe(can),
)

it('the package that is missing is named', () => {
  expect(() => findProgramFor('pg_dump', 9_999)).toThrow(
    /^This needs pg_dump of Postgres 9999 or later, .* Install the package postgresql-client-9999;/,
  )
})

it('programs of Postgres get the address by variables, and none of our secrets', () => {
  const url = 'postgres://owner:p%40ss%20word@db.example:5433/puente?sslmode=no-verify&uselibpqcompat=true'
  const variables = programEnv(url)
  expect(variables).toMatchObject({
    PGHOST: 'db.example',
    PGPORT: '5433',
    PGUSER: 'owner',
    PGPASSWORD: 'p@ss word',
    PGDATABASE: 'puente',
    PGSSLMODE: 'require',
  })
  const names = Object.keys(variables).filter((name) => !name.startsWith('PG'))
  expect(names.filter((name) => !['PATH', 'HOME'].includes(name))).toEqual([])
  expect(programEnv('postgres://owner@[::1]/puente')).toMatchObject({ PGHOST: '::1' })
  expect(programEnv('postgres:///puente?host=/run/postgresql')).toMatchObject({ PGHOST: '/run/postgresql' })
})

it('an archive of a later version has migrations that are unknown here; those of older ones are known', () => {
  const known = [...replacedMigrations, ...migrations.map(({ name }) => name)]
  expect(unknownMigrations({ migrations: known })).toEqual([])
  expect(unknownMigrations({ migrations: [...known, '20300101_000000_later'] })).toEqual([
    '20300101_000000_later',
  ])
})

it.each(['pictures/blog-images/../../x', 'pictures/blog-images/a/b.jpg', 'pictures/users/1700000000000.jpg'])(
  'there is no picture %s',
  (entry) => expect(pictureOf(entry)).toBeUndefined(),
)

it.each([
  ['0.2.0', '0.2.0', false],
  ['0.1.9', '0.2.0', false],
  ['0.2.1', '0.2.0', true],
  ['0.10.0', '0.9.0', true],
  ['1.0.0', '0.99.0', true],
  ['1.0.0-rc.1', '1.0.0', false],
  ['1.0.0', '1.0.0-rc.1', true],
  ['1.0.0-rc.10', '1.0.0-rc.9', true],
  ['1.0.0+build.2', '1.0.0', false],
])('version %s is later than %s: %s', (version, other, expected) => {
  expect(isLater(version, other)).toBe(expected)
})
