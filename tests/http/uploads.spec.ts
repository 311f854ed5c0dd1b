import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type APIRequestContext, expect, test } from '@playwright/test'

import { env } from '@/env'
import { pictureLimits } from '@/lib/picture-rules'
import { rows, signedIn, visitor } from '../support/http'
import { disk, faultOf, fileOf, pathOf, rowOf, send } from '../support/http-uploads'
import {
  bmp,
  gif,
  gifScript,
  icon,
  impostors,
  photo,
  picture,
  pngHeader,
  polyglot,
} from '../support/pictures'

/** Uploads against the production build: what people do, and the catalogue of attacks. */

let team: APIRequestContext
test.beforeAll(async () => {
  team = await signedIn('team')
})

/** The most memory that the web server has ever held, in kB; 0 where the system does not tell. */
function peak(): number {
  const file = `/proc/${env.E2E_WEB_PID}/status`
  return existsSync(file) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) : 0
}

const typeOf: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' }

test('upload: seen by anybody, as what it is, and never again asked for', async () => {
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
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(response.headers()['set-cookie']).toBeUndefined()
    const body = await response.body()
    expect(body.equals(readFileSync(join(env.E2E_MEDIA_DIR ?? '', 'blog-images', filename)))).toBe(true)
    expect(body.includes('SecretCamera')).toBe(false)
    expect((await anybody.head(pathOf(url))).status()).toBe(200)
  }
})

test('upload: the list, the rows and everything else are told nobody but staff', async () => {
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

test('upload: a file that is not there, or no picture, is 404', async () => {
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

/** A folder that no other test fills meanwhile. */
const quiet = 'testimonial-images'

test('upload: nobody but staff, and only from our own pages', async () => {
  const file = fileOf(await picture())
  const before = disk(quiet)
  const [{ count } = { count: '' }] = await rows<{ count: string }>('select count(*) from testimonial_images')
  expect((await send(await visitor(), file, quiet)).status()).toBe(404)
  expect((await send(await signedIn('client'), file, quiet)).status()).toBe(404)
  for (const origin of ['https://evil.example', 'null']) {
    const response = await team.post(`/api/${quiet}`, {
      headers: { origin },
      multipart: { file, _payload: '{"alt":"x"}' },
    })
    expect(response.status(), origin).toBe(403)
  }
  expect(await rows('select count(*) from testimonial_images')).toEqual([{ count }])
  expect(disk(quiet)).toEqual(before)
})

for (const [name, data] of Object.entries({ ...impostors, 'a script that begins as a GIF': gifScript }))
  test(`upload of ${name}, called a picture, is 400`, async () => {
    for (const [filename, type] of [
      ['a.png', 'image/png'],
      ['a.svg', 'image/svg+xml'],
      ['a.html', 'text/html'],
    ] as const)
      expect((await send(team, fileOf(data, filename, type))).status(), filename).toBe(400)
  })

test('upload: what is wrong is said in the reader’s words, at the field', async () => {
  const admin = await signedIn('admin')
  expect(await faultOf(await send(admin, fileOf(Buffer.from('x'))))).toMatchObject({
    path: 'file',
    message: 'Invalid file type. Please select an image file.',
  })
  expect(await faultOf(await send(team, fileOf(Buffer.from('x'))))).toMatchObject({
    path: 'file',
    message: 'Tipo de archivo no válido. Selecciona un archivo de imagen.',
  })
  for (const data of [bmp, icon])
    expect((await faultOf(await send(admin, fileOf(data))))?.message).toContain('PNG or JPEG')
})

test('upload: bombs are refused at once, and memory stays flat', async () => {
  await send(team, fileOf(await picture('jpeg', 2_000, 1_000)))
  const before = peak()
  for (let round = 0; round < 5; round += 1)
    for (const data of [pngHeader(20_000, 20_000), gif(10_000)]) {
      const response = await send(team, fileOf(data))
      expect(response.status()).toBe(400)
    }
  // Five decoded PNGs of that size would be six gigabytes.
  expect(peak() - before).toBeLessThan(600 * 1024)
})

test('upload: what is too large is 413 before it is read', async () => {
  const before = disk(quiet)
  for (const size of [pictureLimits.bytes + 1, 60 * 1024 * 1024]) {
    const response = await send(team, fileOf(Buffer.alloc(size, await picture())), quiet)
    expect(response.status(), String(size)).toBe(413)
  }
  expect(disk(quiet)).toEqual(before)
})

test('upload: a page hidden in a picture is gone', async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const row = await rowOf(await send(team, fileOf(await polyglot(format), 'x.html', 'text/html')))
    const response = await (await visitor()).get(pathOf(row.url))
    expect(response.headers()['content-type']).toBe(`image/${format}`)
    expect((await response.body()).includes('<script>')).toBe(false)
  }
})
