import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import files from 'node:fs/promises'
import { join } from 'node:path'

import { commitTransaction, initTransaction, killTransaction, type Payload } from 'payload'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi, onTestFinished } from 'vitest'

import { env } from '@/env'
import { asUser } from '@/lib/server/db/local-api'
import { runSql, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { picture } from '../support/pictures'
import {
  bytesOf,
  caller,
  fileOf,
  filesIn,
  folder,
  namesOf,
  hasAllFiles,
  uploadErrorOf,
} from '../support/uploads'

let payload: Payload
let team: User
let call: ReturnType<typeof caller>

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team')
  call = caller(payload, team)
})

const upload = (data: Buffer) => call('create', { file: { data }, data: { alt: 'A bridge' } })

describe('the files of an upload', () => {
  it('upload: a change of the text keeps them', async () => {
    const row = await upload(await picture())
    const bytes = bytesOf(row.filename)
    const changed = await call('update', { id: row.id, data: { alt: 'Another' } })
    expect(changed).toMatchObject({ alt: 'Another', filename: row.filename })
    expect(bytesOf(row.filename).equals(bytes)).toBe(true)
  })

  it('upload: a replacement removes the old ones', async () => {
    const row = await upload(await picture('png', 700, 400))
    const next = await call('update', {
      id: row.id,
      file: { data: await picture('jpeg', 900, 400) },
      data: {},
    })
    expect(next).toMatchObject({ alt: 'A bridge', mimeType: 'image/jpeg', width: 900 })
    expect(hasAllFiles(next)).toBe(true)
    for (const name of [...namesOf(row), ...namesOf(row).map((old) => `${old}.aside`)])
      expect(filesIn(), name).not.toContain(name)
  })

  it('upload: a deletion removes all of them', async () => {
    const before = filesIn()
    const row = await upload(await picture('png', 2_000, 900))
    expect(filesIn()).toHaveLength(before.length + 7)
    await call('delete', { id: row.id })
    expect(filesIn()).toEqual(before)
  })

  it('upload: a replacement with an invalid text keeps the old ones', async () => {
    const row = await upload(await picture())
    const change = { id: row.id, file: { data: await picture() }, data: { alt: '' } }
    expect((await uploadErrorOf(() => call('update', change))).path).toBe('alt')
    expect(hasAllFiles(row)).toBe(true)
  })

  it('upload: a rollback removes the new ones', async () => {
    const row = await upload(await picture('png', 700, 400))
    const before = filesIn()
    for (const verb of ['create', 'update', 'delete'] as const) {
      const req = await requestOf(payload, team)
      await initTransaction(req)
      const local = asUser(req) as unknown as Record<string, (args: object) => Promise<unknown>>
      const file = fileOf({ data: await picture() })
      const id = verb === 'create' ? {} : { id: row.id }
      const change = verb === 'delete' ? {} : { data: { alt: 'x' }, file }
      await local[verb]?.({ collection: 'blog-images', ...id, ...change })
      expect(filesIn(), verb).not.toEqual(before)
      await killTransaction(req)
      expect(filesIn(), verb).toEqual(before)
    }
    expect(hasAllFiles(row)).toBe(true)
  })

  it('upload: a lost connection deletes none', async () => {
    const row = await upload(await picture('png', 700, 400))
    const req = await requestOf(payload, team)
    await initTransaction(req)
    await asUser(req).delete({ collection: 'blog-images', id: row.id })
    await runSql(req, sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined)
    await expect(commitTransaction(req)).rejects.toThrow()
    expect(hasAllFiles(row)).toBe(true)
  })

  it('upload: a COMMIT with an unknown outcome deletes neither the old nor the new ones', async () => {
    const owner = new pg.Client({ connectionString: env.DATABASE_OWNER_URL })
    await owner.connect()
    await owner.query('create table probe (lead uuid references leads (id) deferrable initially deferred)')
    await owner.query('grant insert on probe to puente_app')
    onTestFinished(async () => {
      await owner.query('drop table probe')
      await owner.end()
    })
    const row = await upload(await picture('png', 700, 400))
    const req = await requestOf(payload, team)
    await initTransaction(req)
    const file = fileOf({ data: await picture('jpeg', 700, 400) })
    const next = await asUser(req).update({ collection: 'blog-images', id: row.id, data: {}, file })
    await runSql(req, sql`insert into probe (lead) values (gen_random_uuid())`)
    await expect(commitTransaction(req)).rejects.toThrow()
    expect([hasAllFiles(row), hasAllFiles(next)]).toEqual([true, true])
  })

  it('upload: a full disk is an error and keeps the old ones', async () => {
    const row = await upload(await picture('png', 700, 400))
    const before = filesIn()
    const full = vi.spyOn(files, 'writeFile').mockRejectedValueOnce(new Error('ENOSPC'))
    const change = { id: row.id, file: { data: await picture('png', 700, 400) }, data: {} }
    await expect(call('update', change)).rejects.toThrow()
    expect(full).toHaveBeenCalled()
    expect(filesIn()).toEqual(before)
    expect(hasAllFiles(row)).toBe(true)
  })
})

describe('serving uploads', () => {
  const serve = async (name: string) => {
    const { GET } = await import('@/app/(payload)/api/[...slug]/route')
    const url = `http://localhost:3000/api/blog-images/file/${encodeURIComponent(name)}`
    return GET(new Request(url), { params: Promise.resolve({ slug: ['blog-images', 'file', name] }) })
  }

  it('upload: is public, with its content type, and immutable', async () => {
    const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
    const row = await upload(await picture('jpeg', 700, 400))
    for (const name of namesOf(row)) {
      const response = await serve(name)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(types[name.split('.')[1] ?? ''])
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=600, immutable')
      expect(Buffer.from(await response.arrayBuffer()).equals(bytesOf(name))).toBe(true)
    }
  })

  it('upload: is 404 for missing files and other file types', async () => {
    mkdirSync(folder(), { recursive: true })
    writeFileSync(join(folder(), 'secret.txt'), 'secret')
    for (const name of ['1700000000000-abcdef012345.png', 'secret.txt', '..', '.', '../x.png', 'a\u0000.png'])
      expect((await serve(name)).status, name).toBe(404)
    rmSync(join(folder(), 'secret.txt'))
  })

  it('upload: restores the files that a killed process had set aside if their row exists', async () => {
    const row = await upload(await picture())
    const file = join(folder(), row.filename ?? '')
    const bytes = readFileSync(file)
    rmSync(file)
    writeFileSync(`${file}.aside`, bytes)
    const gone = join(folder(), '1700000000000-abcdef012345.png')
    writeFileSync(`${gone}.aside`, bytes)
    expect((await serve('1700000000000-abcdef012345.png')).status).toBe(404)
    expect((await serve(row.filename ?? '')).status).toBe(200)
    expect(readFileSync(file).equals(bytes)).toBe(true)
    rmSync(`${gone}.aside`)
  })
})
