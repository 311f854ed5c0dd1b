import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type APIRequestContext, expect, test } from '@playwright/test'

import { env } from '@/env'
import { pictureLimits } from '@/lib/picture-rules'
import { newAccount, newSession, rows, signedIn, visitor } from '../support/http'
import { mediaFiles, errorOf, fileOf, pathOf, rowOf, send } from '../support/http-uploads'
import {
  bmp,
  gif,
  gifScript,
  icon,
  disguisedFiles,
  largePhoto,
  photo,
  picture,
  pngHeader,
  polyglot,
} from '../support/pictures'
import { startSecondSite } from '../support/second-site'

/** Uploads to the production build, valid ones and attacks. */

let team: APIRequestContext
test.beforeAll(async () => {
  team = await signedIn('team')
})

/** The peak memory of a process in kB; 0 where the system does not provide it. */
function peak(pid: string | number | undefined = env.E2E_WEB_PID): number {
  const file = `/proc/${pid}/status`
  return existsSync(file) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) : 0
}

const typeOf: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' }

test('an upload is public, has its own content type and is cached for good', async () => {
  const row = await rowOf(await send(team, fileOf(await photo(), 'IMG 1.jpg', 'image/jpeg')))
  expect(row.filename).toMatch(/^\d{13}-[0-9a-f]{12}\.jpg$/)
  const anybody = await visitor()
  for (const { filename, url } of [row, ...Object.values(row.sizes)]) {
    if (!filename || !url) continue
    const response = await anybody.get(pathOf(url))
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'content-type': typeOf[filename.split('.').at(-1) ?? ''],
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, s-maxage=600, immutable',
    })
    expect(response.headers()['set-cookie']).toBeUndefined()
    const body = await response.body()
    expect(body.equals(readFileSync(join(env.E2E_MEDIA_DIR ?? '', 'blog-images', filename)))).toBe(true)
    expect(body.includes('SecretCamera')).toBe(false)
    expect((await anybody.head(pathOf(url))).status()).toBe(200)
  }
})

test('only staff can read the records of uploads', async () => {
  const { id, filename } = await rowOf(await send(team, fileOf(await picture())))
  for (const context of [await visitor(), await signedIn('client')])
    for (const path of [
      '/api/blog-images',
      `/api/blog-images/${id}`,
      '/api/blog-images/count',
      '/api/testimonial-images',
      '/api/site-images?depth=2&locale=all',
      '/api/blog-images/paste-url?src=http://127.0.0.1/',
      `/api/leads/file/${filename}`,
    ])
      expect((await context.get(path)).status(), path).toBe(404)
})

test('an unknown file, or one that is no picture, is a 404', async () => {
  for (const context of [await visitor(), team])
    for (const name of [
      '1700000000000-abcdef012345.png',
      'x.png',
      '..%2f..%2fpackage.json',
      '%2e%2e%2f%2e%2e%2fpackage.json',
      '..%5c..%5cpackage.json',
      '1700000000000.png%00',
      '%00',
      `${'9'.repeat(5_000)}.png`,
      '1700000000000.png.aside',
    ]) {
      const status = (await context.get(`/api/blog-images/file/${name}`)).status()
      expect([400, 403, 404], `${name.slice(0, 40)}: ${status}`).toContain(status)
    }
})

/** A folder that no other test writes to. */
const quiet = 'site-images'

test('only staff can upload, and only from the site', async () => {
  const file = fileOf(await picture())
  const before = mediaFiles(quiet)
  const [{ count } = { count: '' }] = await rows<{ count: string }>('select count(*) from site_images')
  expect((await send(await visitor(), file, quiet)).status()).toBe(404)
  expect((await send(await signedIn('client'), file, quiet)).status()).toBe(404)
  for (const origin of ['https://evil.example', 'null']) {
    const response = await team.post(`/api/${quiet}`, {
      headers: { origin },
      multipart: { file, _payload: '{"alt":"x"}' },
    })
    expect(response.status(), origin).toBe(403)
  }
  expect(await rows('select count(*) from site_images')).toEqual([{ count }])
  expect(mediaFiles(quiet)).toEqual(before)
})

for (const [name, data] of Object.entries({ ...disguisedFiles, 'a script that begins as a GIF': gifScript }))
  test(`an upload of ${name} that claims to be a picture is a 400`, async () => {
    for (const [filename, type] of [
      ['a.png', 'image/png'],
      ['a.svg', 'image/svg+xml'],
      ['a.html', 'text/html'],
    ] as const)
      expect((await send(team, fileOf(data, filename, type))).status(), filename).toBe(400)
  })

test('a refused upload is explained at its field, in the language of the reader', async () => {
  const admin = await signedIn('admin')
  expect(await errorOf(await send(admin, fileOf(Buffer.from('x'))))).toMatchObject({
    path: 'file',
    message: 'Invalid file type. Please select an image file.',
  })
  expect(await errorOf(await send(team, fileOf(Buffer.from('x'))))).toMatchObject({
    path: 'file',
    message: 'Tipo de archivo no válido. Selecciona un archivo de imagen.',
  })
  for (const data of [bmp, icon])
    expect((await errorOf(await send(admin, fileOf(data))))?.message).toContain('PNG or JPEG')
})

test('decompression bombs are refused without using memory', async () => {
  await send(team, fileOf(await picture('jpeg', 2_000, 1_000)))
  const before = peak()
  for (let round = 0; round < 5; round += 1)
    for (const data of [pngHeader(20_000, 20_000), gif(10_000)]) {
      const response = await send(team, fileOf(data))
      expect(response.status()).toBe(400)
    }
  // Five decoded PNGs of that size would take six gigabytes.
  expect(peak() - before).toBeLessThan(600 * 1024)
})

test(
  'sixty large pictures of one person at once keep the process below 700 MB',
  { tag: '@long' },
  async () => {
    test.setTimeout(300_000)
    // A process of its own: other tests use the memory of the site under test at the same time.
    const own = await startSecondSite()
    const person = await newSession(await newAccount('team'), own.url)
    const file = fileOf(await largePhoto(), 'IMG 2.jpg', 'image/jpeg')
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await send(person, file)).status()),
    )
    expect(new Set(statuses)).toEqual(new Set([201, 429]))
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(20)
    expect(peak(own.pid)).toBeLessThan(700 * 1024)
    expect((await send(person, fileOf(await picture()))).status()).toBe(201)
    own.stop()
  },
)

test('an upload that is too large is a 413 before it is read', async () => {
  const before = mediaFiles(quiet)
  for (const size of [pictureLimits.bytes + 1, 60 * 1024 * 1024]) {
    const response = await send(team, fileOf(Buffer.alloc(size, await picture())), quiet)
    expect(response.status(), String(size)).toBe(413)
  }
  expect(mediaFiles(quiet)).toEqual(before)
})

test('markup hidden in a picture is removed', async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const row = await rowOf(await send(team, fileOf(await polyglot(format), 'x.html', 'text/html')))
    const response = await (await visitor()).get(pathOf(row.url))
    expect(response.headers()['content-type']).toBe(`image/${format}`)
    expect((await response.body()).includes('<script>')).toBe(false)
  }
})
