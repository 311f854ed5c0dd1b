import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { pack } from 'tar-stream'
import { describe, expect, it } from 'vitest'

import type { PictureFile } from '../../scripts/operator/backup/manifest'
import { checkArchive, readArchive } from '../../scripts/operator/backup/read-archive'
import { inParts, writeArchive } from '../../scripts/operator/backup/write-archive'

const dump = Buffer.alloc(20 * 1024 * 1024, 'rows ')
const picture = { collection: 'blog-images', name: '1700000000000-abcdef012345.jpg' } as const
const lost = { ...picture, name: '1700000000001-abcdef012345.jpg' }
const facts = {
  format: 1 as const,
  version: '0.2.0',
  createdAt: '2026-11-28T01:00:00.000Z',
  postgres: 18,
  pgDump: 18,
  migrations: ['20261126_003832_base'],
  rows: { leads: 12 },
  head: { seq: 3, hash: 'a'.repeat(64) },
}

/** Chunks of an odd size, as a program writes them. */
async function* chunksOf(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += 65_537) yield bytes.subarray(start, start + 65_537)
}

const archive = (bytes = dump) =>
  writeArchive({
    dump: chunksOf(bytes),
    pictures: [picture, lost],
    readPicture: ({ name }: PictureFile) =>
      Promise.resolve(name === picture.name ? Buffer.from('a picture') : undefined),
    manifest: facts,
  })
const whole = await buffer(archive().bytes)
const check = (bytes: Buffer) => checkArchive(Readable.from([bytes]))

it('an archive has what was put into it, and says what was missing', async () => {
  const manifest = await check(whole)
  expect(manifest).toMatchObject({ ...facts, missing: [`blog-images/${lost.name}`] })
  expect(manifest.files.map(({ name }) => name)).toEqual([
    'database/000000',
    'database/000001',
    'database/000002',
    `pictures/blog-images/${picture.name}`,
  ])
  const parts: Buffer[] = []
  await readArchive(Readable.from([whole]), (name, bytes) => {
    if (name.startsWith('database/')) parts.push(bytes)
  })
  expect(Buffer.concat(parts).equals(dump)).toBe(true)
})

it('parts have one size but for the last', async () => {
  const sizes = []
  for await (const part of inParts(chunksOf(Buffer.alloc(200_000)), 70_000)) sizes.push(part.length)
  expect(sizes).toEqual([70_000, 70_000, 60_000])
})

describe('an archive is refused', () => {
  it.each([
    ['within the dump', 0.3],
    ['at the end of a file', 512 / whole.length + (8 * 1024 * 1024) / whole.length],
    ['before its last files', 1 - 3_000 / whole.length],
  ])('when it is cut %s', async (_, part) => {
    await expect(check(whole.subarray(0, Math.round(whole.length * part)))).rejects.toThrow(
      'The archive is cut off: its end is missing. Nothing was changed.',
    )
  })

  it.each([0.1, 0.7])('when a byte was changed', async (place) => {
    const bytes = Buffer.from(whole)
    const index = Math.round(bytes.length * place)
    bytes[index] = (bytes[index] ?? 0) ^ 1
    await expect(check(bytes)).rejects.toThrow(
      /^The archive was changed or damaged: database\/00000\d is not/,
    )
  })

  it('when its manifest was changed', async () => {
    const bytes = Buffer.from(whole)
    bytes.write('13', bytes.lastIndexOf('"leads": 12') + '"leads": '.length)
    await expect(check(bytes)).rejects.toThrow('manifest.json is not as it was backed up')
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('a text')],
    ['a larger text', Buffer.alloc(5_000, 'text ')],
    ['an empty tar', Buffer.alloc(1_024)],
  ])('when it is %s', async (_, bytes) => {
    await expect(check(bytes)).rejects.toThrow('This is not a backup of Puente. Nothing was changed.')
  })

  it.each([
    '../../etc/passwd',
    'database/1',
    'pictures/users/1700000000000.jpg',
    'pictures/blog-images/x.sh',
  ])('when it is the tar of %s', async (name) => {
    const tar = pack()
    tar.entry({ name }, 'text')
    tar.finalize()
    await expect(check(await buffer(tar as never))).rejects.toThrow('This is not a backup of Puente')
  })
})

it('a dump that fails ends the archive with its error, and writes no manifest', async () => {
  async function* failing() {
    yield dump.subarray(0, 1_000)
    throw new Error('pg_dump failed')
  }
  const { bytes, manifest } = writeArchive({
    dump: failing(),
    pictures: [],
    readPicture: () => Promise.resolve(undefined),
    manifest: facts,
  })
  await expect(buffer(bytes)).rejects.toThrow('pg_dump failed')
  await expect(manifest).rejects.toThrow('pg_dump failed')
})
