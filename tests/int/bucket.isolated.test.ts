import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { promisify } from 'node:util'

import { commitTransaction, initTransaction, killTransaction, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { s3 } from '../support/s3-env'

import { childEnv, env } from '@/env'
import { asUser } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { runSql, sql } from '@/lib/server/db/sql'
import type { BlogImage, User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { objectBytes, objectsIn, objectType } from '../support/bucket'
import { programFile } from '../support/operator'
import { picture } from '../support/pictures'
import type { S3Fault } from '../support/s3-server'
import { caller, fileOf, namesOf, type Slug } from '../support/uploads'

let payload: Payload
let team: User
let call: ReturnType<typeof caller>

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team')
  call = caller(payload, team)
})
afterEach(() => {
  s3.control.fault = undefined
})

const upload = (data: Buffer, slug?: Slug) =>
  call('create', { file: { data }, data: { alt: 'A bridge' } }, slug)
const isStored = async (row: BlogImage) => {
  const stored = await objectsIn()
  return namesOf(row).every((name) => stored.includes(name))
}

/** The same as `call`, in a transaction that the caller ends. */
async function callWithin(verb: 'create' | 'update' | 'delete', id: string, data: Buffer) {
  const req = await requestOf(payload, team)
  await initTransaction(req)
  const local = asUser(req) as unknown as Record<string, (args: object) => Promise<unknown>>
  const change = verb === 'delete' ? {} : { data: { alt: 'x' }, file: fileOf({ data }) }
  await local[verb]?.({ collection: 'blog-images', ...(verb === 'create' ? {} : { id }), ...change })
  return req
}

describe('pictures in a bucket', () => {
  it('upload stores the picture and its sizes, with their types, and nothing on the disk', async () => {
    const row = await upload(await picture('jpeg', 2_000, 900))
    expect(await objectsIn()).toEqual(namesOf(row).toSorted())
    expect(namesOf(row)).toHaveLength(7)
    expect(row.url).toBe(`http://localhost:3000/api/blog-images/file/${row.filename}`)
    expect(row.filesize).toBe((await objectBytes(row.filename))?.length)
    const types = await Promise.all(namesOf(row).map((name) => objectType(name)))
    expect(types.toSorted()).toEqual([
      ...Array<string>(3).fill('image/avif'),
      'image/jpeg',
      ...Array<string>(3).fill('image/webp'),
    ])
    expect(existsSync(env.MEDIA_DIR) ? readdirSync(env.MEDIA_DIR) : []).toEqual([])
  })

  it('upload: each collection has a folder of its own', async () => {
    const before = await objectsIn()
    for (const slug of ['site-images', 'testimonial-images'] as const) {
      const row = await upload(await picture('png', 40, 40), slug)
      expect(await objectsIn(slug)).toContain(row.filename)
    }
    expect(await objectsIn()).toEqual(before)
  })

  it('upload: a change of the text writes nothing', async () => {
    const row = await upload(await picture())
    s3.control.fault = () => 'denied'
    const changed = await call('update', { id: row.id, data: { alt: 'Another' } })
    expect(changed).toMatchObject({ alt: 'Another', filename: row.filename, sizes: row.sizes })
  })

  it('upload: a replacement and a deletion remove the old files', async () => {
    const before = await objectsIn()
    const row = await upload(await picture())
    const file = { data: await picture('jpeg', 900, 400) }
    const next = await call('update', { id: row.id, file, data: {} })
    expect(await objectsIn()).toEqual([...before, ...namesOf(next)].toSorted())
    await call('delete', { id: row.id })
    expect(await objectsIn()).toEqual(before)
  })

  it('upload: a rollback changes nothing', async () => {
    const row = await upload(await picture('png', 700, 400))
    const before = await objectsIn()
    for (const verb of ['create', 'update', 'delete'] as const) {
      const req = await callWithin(verb, row.id, await picture())
      expect((await objectsIn()).length > before.length, verb).toBe(verb !== 'delete')
      await killTransaction(req)
      expect(await objectsIn(), verb).toEqual(before)
    }
  })

  it('upload: a lost connection deletes none', async () => {
    const row = await upload(await picture('png', 700, 400))
    const req = await callWithin('delete', row.id, Buffer.alloc(0))
    await runSql(req, sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => undefined)
    await expect(commitTransaction(req)).rejects.toThrow()
    expect(await isStored(row)).toBe(true)
  })

  it('upload: a replacement with an invalid text keeps the old files', async () => {
    const row = await upload(await picture())
    const before = await objectsIn()
    const change = { id: row.id, file: { data: await picture() }, data: { alt: '' } }
    await expect(call('update', change)).rejects.toMatchObject({ status: 400 })
    expect(await objectsIn()).toEqual(before)
  })
})

describe('a bucket that refuses', () => {
  /** Refuses the second file that is written: the others are stored before, or arrive later. */
  const refuseSecondPut = (fault: S3Fault) => {
    const refused = new Set<string>()
    let puts = 0
    return ({ method, url = '' }: { method?: string; url?: string }) => {
      if (method !== 'PUT') return undefined
      if (!refused.has(url) && (puts += 1) === 2) refused.add(url)
      return refused.has(url) ? fault : undefined
    }
  }

  it.each(['denied', 'broken', 'down'] as const)(
    'upload: %s is said, and nothing is stored',
    async (fault) => {
      const row = await upload(await picture('png', 700, 400))
      const before = await objectsIn()
      for (const work of [
        async () => upload(await picture('png', 1_700, 400)),
        async () =>
          call('update', { id: row.id, file: { data: await picture('png', 1_700, 400) }, data: {} }),
      ]) {
        s3.control.fault = refuseSecondPut(fault)
        await expect(work()).rejects.toMatchObject({
          message: 'Failed to upload image',
          status: 503,
          isPublic: true,
        })
        expect(await objectsIn()).toEqual(before)
      }
      const kept = await asUser(await requestOf(payload, team)).find({ collection: 'blog-images', limit: 1 })
      expect(kept.docs[0]?.filename).toBe(row.filename)
    },
  )

  it('upload says so in Spanish', async () => {
    const ana = caller(payload, await makeUser(payload, 'team', { language: 'es' }))
    s3.control.fault = () => 'denied'
    const file = { data: await picture() }
    await expect(ana('create', { file, data: { alt: 'x' } })).rejects.toThrow('No se pudo subir la imagen')
  })

  it('upload: a deletion succeeds, and its files stay', async () => {
    const row = await upload(await picture())
    s3.control.fault = ({ method }) => (method === 'DELETE' ? 'denied' : undefined)
    await call('delete', { id: row.id })
    expect(await isStored(row)).toBe(true)
  })
})

describe('serving from a bucket', () => {
  const serve = async (name: string, { slug = 'blog-images', headers = {} } = {}) => {
    const { GET } = await import('@/app/(payload)/api/[...slug]/route')
    const url = `http://localhost:3000/api/${slug}/file/${encodeURIComponent(name)}`
    return GET(new Request(url, { headers }), { params: Promise.resolve({ slug: [slug, 'file', name] }) })
  }

  it('upload: is public, with the headers of files on disk', async () => {
    const row = await upload(await picture('jpeg', 700, 400))
    for (const name of namesOf(row)) {
      const response = await serve(name)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': await objectType(name),
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, s-maxage=600, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect(
        Buffer.from(await response.arrayBuffer()).equals((await objectBytes(name)) ?? Buffer.alloc(0)),
      ).toBe(true)
    }
  })

  it('upload: a range is 206', async () => {
    const row = await upload(await picture('jpeg', 700, 400))
    const response = await serve(row.filename ?? '', { headers: { range: 'bytes=0-9' } })
    expect(response.status).toBe(206)
    expect((await response.arrayBuffer()).byteLength).toBe(10)
  })

  it('upload: is 404 for missing files, other names and other collections', async () => {
    const row = await upload(await picture('png', 40, 40), 'site-images')
    expect((await serve(row.filename ?? '', { slug: 'site-images' })).status).toBe(200)
    for (const name of [row.filename ?? '', '1700000000000-abcdef012345.png', 'secret.txt', '..', '../x.png'])
      expect((await serve(name)).status, name).toBe(404)
  })

  it('upload: a bucket that is down is an error that nobody caches', async () => {
    const row = await upload(await picture('png', 40, 40))
    s3.control.fault = () => 'down'
    const response = await serve(row.filename ?? '')
    expect(response.status).toBeGreaterThanOrEqual(500)
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable')
  })
})

describe('another web process', () => {
  /** Requests a file from a process with an empty disk. */
  const requestElsewhere = async (name?: string | null) => {
    const args = [programFile('print-file'), 'blog-images', name ?? '']
    const options = { env: childEnv({ MEDIA_DIR: '/nonexistent' }) }
    const { stdout } = await promisify(execFile)(process.execPath, args, options)
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { status: number; sha256: string }
  }

  it(
    'upload: is served by it as soon as it is stored, and no longer once it is deleted',
    { timeout: 120_000 },
    async () => {
      const row = await upload(await picture('png', 60, 40))
      const bytes = (await objectBytes(row.filename)) ?? Buffer.alloc(0)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      expect(await requestElsewhere(row.filename)).toEqual({ status: 200, sha256 })
      await call('delete', { id: row.id })
      expect(await requestElsewhere(row.filename)).toMatchObject({ status: 404 })
    },
  )
})
