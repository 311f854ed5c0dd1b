import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'

import { env } from '@/env'
import { pictureLimits } from '@/lib/picture-rules'
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
import { rows, signedIn, site, visitor } from '../support/http'

/** Uploads by REST against the production build: the catalogue of attacks, and what people do. */

type File = { name: string; mimeType: string; buffer: Buffer }
type Size = { filename: string | null; url: string | null }
type Row = { id: string; filename: string; url: string; mimeType: string; sizes: Record<string, Size> }

let team: APIRequestContext
test.beforeAll(async () => {
  team = await signedIn('team')
})

const fileOf = (buffer: Buffer, name = 'photo.png', mimeType = 'image/png'): File => ({
  name,
  mimeType,
  buffer,
})
const send = (file: File, context = team, slug = 'blog-images', alt = 'A bridge') =>
  context.post(`/api/${slug}`, { multipart: { file, _payload: JSON.stringify({ alt }) } })
const rowOf = async (response: APIResponse): Promise<Row> => {
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { doc: Row }).doc
}
type Fault = { path: string; message: string }
const faultOf = async (response: APIResponse) =>
  ((await response.json()) as { errors: { data?: { errors: Fault[] } }[] }).errors[0]?.data?.errors[0]
const disk = (slug = 'blog-images') => {
  const folder = join(env.E2E_MEDIA_DIR ?? '', slug)
  return existsSync(folder) ? readdirSync(folder) : []
}
const pathOf = (url: string) => url.replace(site, '')

/** The most memory that the web server has ever held, in kB; 0 where the system does not tell. */
function peak(): number {
  const file = `/proc/${env.E2E_WEB_PID}/status`
  return existsSync(file) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) : 0
}

test('upload: seen by anybody, as what it is, and never again asked for', async () => {
  const row = await rowOf(await send(fileOf(await photo(), 'IMG 1.jpg', 'image/jpeg')))
  expect(row.filename).toMatch(/^\d{13}-[0-9a-f]{12}\.jpg$/)
  const anybody = await visitor()
  for (const { filename, url } of [row, ...Object.values(row.sizes)]) {
    if (!filename || !url) continue
    const response = await anybody.get(pathOf(url))
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'content-type': filename.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
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
  const { id, filename } = await rowOf(await send(fileOf(await picture())))
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

test('upload: nobody but staff, and only from our own pages', async () => {
  const file = fileOf(await picture())
  const before = disk()
  const [{ count } = { count: '' }] = await rows<{ count: string }>('select count(*) from blog_images')
  expect((await send(file, await visitor())).status()).toBe(404)
  expect((await send(file, await signedIn('client'))).status()).toBe(404)
  for (const origin of ['https://evil.example', 'null']) {
    const response = await team.post('/api/blog-images', {
      headers: { origin },
      multipart: { file, _payload: '{"alt":"x"}' },
    })
    expect(response.status(), origin).toBe(403)
  }
  expect(await rows('select count(*) from blog_images')).toEqual([{ count }])
  expect(disk()).toEqual(before)
})

for (const [name, data] of Object.entries({ ...impostors, 'a script that begins as a GIF': gifScript }))
  test(`upload of ${name}, called a picture, is 400`, async () => {
    for (const [filename, type] of [
      ['a.png', 'image/png'],
      ['a.svg', 'image/svg+xml'],
      ['a.html', 'text/html'],
    ] as const)
      expect((await send(fileOf(data, filename, type))).status(), filename).toBe(400)
  })

test('upload: what is wrong is said in the reader’s words, at the field', async () => {
  const admin = await signedIn('admin')
  expect(await faultOf(await send(fileOf(Buffer.from('x')), admin))).toMatchObject({
    path: 'file',
    message: 'Invalid file type. Please select an image file.',
  })
  expect(await faultOf(await send(fileOf(Buffer.from('x'))))).toMatchObject({
    path: 'file',
    message: 'Tipo de archivo no válido. Selecciona un archivo de imagen.',
  })
  for (const data of [bmp, icon])
    expect((await faultOf(await send(fileOf(data), admin)))?.message).toContain('PNG or JPEG')
})

test('upload: bombs are refused at once, and memory stays flat', async () => {
  await send(fileOf(await picture('jpeg', 2_000, 1_000)))
  const before = peak()
  for (let round = 0; round < 5; round += 1)
    for (const data of [pngHeader(20_000, 20_000), gif(10_000)]) {
      const response = await send(fileOf(data))
      expect(response.status()).toBe(400)
    }
  // Five decoded PNGs of that size would be six gigabytes.
  expect(peak() - before).toBeLessThan(600 * 1024)
})

test('upload: what is too large is 413 before it is read', async () => {
  const before = disk()
  for (const size of [pictureLimits.bytes + 1, 60 * 1024 * 1024]) {
    const response = await send(fileOf(Buffer.alloc(size, await picture())))
    expect(response.status(), String(size)).toBe(413)
  }
  expect(disk()).toEqual(before)
})

test('upload: the name is the server’s, whatever was sent', async () => {
  const data = await picture()
  for (const name of [
    '../../evil.png',
    '..\\evil.png',
    'a\u0000.png',
    'a\u202egnp.exe',
    '.htaccess',
    'x'.repeat(300),
  ]) {
    const boundary = 'b0undary'
    const part = (head: string, body: Buffer | string) =>
      Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')])
    const body = Buffer.concat([
      part(
        `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/html`,
        data,
      ),
      part('Content-Disposition: form-data; name="_payload"', '{"alt":"x","filename":"x.html","url":"/x"}'),
      Buffer.from(`--${boundary}--\r\n`),
    ])
    const response = await team.post('/api/site-images', {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      data: body,
    })
    expect(response.status(), name).toBe(201)
    expect((await rowOf(response)).filename, name).toMatch(/^\d{13}-[0-9a-f]{12}\.png$/)
  }
  for (const file of disk('site-images')) expect(file).toMatch(/^\d{13}-[0-9a-f]{12}(-\d+x\d+)?\.(png|webp)$/)
})

test('upload: a page hidden in a picture is gone', async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const row = await rowOf(await send(fileOf(await polyglot(format), 'x.html', 'text/html')))
    const response = await (await visitor()).get(pathOf(row.url))
    expect(response.headers()['content-type']).toBe(`image/${format}`)
    expect((await response.body()).includes('<script>')).toBe(false)
  }
})

test('upload: forms that cannot be read are 400, never a crash', async () => {
  const file = fileOf(await picture())
  const post = (multipart: Record<string, string | File>) => team.post('/api/blog-images', { multipart })
  for (const fields of [
    '{',
    'null',
    '[]',
    '{"alt":"\\u0000"}',
    '{"alt":"\\ud800"}',
    '{"alt":{"a":1}}',
    '{"alt":7}',
    '{}',
  ])
    expect((await post({ file, _payload: fields })).status(), fields).toBe(400)
  expect(
    (
      await post({ file: '{"filename":"../../x","clientUploadContext":{}}', _payload: '{"alt":"x"}' })
    ).status(),
  ).toBe(400)
  expect(
    (await post({ _payload: '{"alt":"x","filename":"a.png","url":"http://127.0.0.1:1/a.png"}' })).status(),
  ).toBe(400)
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'MULTIPART/FORM-DATA; boundary=x',
    'multipart/mixed; boundary=x',
  ]) {
    const headers = { 'content-type': type }
    const response = await team.post('/api/blog-images', { headers, data: Buffer.from('--x\r\nbroken') })
    expect(response.status(), type).toBe(400)
  }
  const twice = new FormData()
  for (const name of ['a', 'b']) twice.append('file', new Blob([new Uint8Array(file.buffer)]), `${name}.png`)
  expect((await team.post('/api/blog-images', { multipart: twice })).status()).toBe(400)
})

test('upload: another text changes nothing else; another file removes the old; deleting removes all', async () => {
  const row = await rowOf(await send(fileOf(await picture('png', 600, 300))))
  const anybody = await visitor()
  const url = `/api/blog-images/${row.id}`
  const forged = { alt: 'Puente', width: 1, mimeType: 'text/html', filename: 'x.html', focalX: 3 }
  const changed = await team.patch(
    `${url}?locale=es&uploadEdits[crop][width]=1&uploadEdits[crop][height]=1`,
    { data: forged },
  )
  expect(changed.status(), await changed.text()).toBe(200)
  const [kept] = await rows('select filename, width, mime_type, focal_x from blog_images where id = $1', [
    row.id,
  ])
  expect(kept).toEqual({ filename: row.filename, width: '600', mime_type: 'image/png', focal_x: null })
  expect(
    await rows('select _locale, alt from blog_images_locales where _parent_id = $1 order by 1', [row.id]),
  ).toEqual([
    { _locale: 'en', alt: 'A bridge' },
    { _locale: 'es', alt: 'Puente' },
  ])
  const replaced = await team.patch(url, {
    multipart: { file: fileOf(await picture('jpeg')), _payload: '{}' },
  })
  const next = ((await replaced.json()) as { doc: Row }).doc
  expect((await anybody.get(pathOf(row.url))).status()).toBe(404)
  expect((await anybody.get(pathOf(next.url))).status()).toBe(200)
  expect((await team.delete(url)).status()).toBe(200)
  expect((await anybody.get(pathOf(next.url))).status()).toBe(404)
  expect(disk().filter((name) => name.startsWith(next.filename.slice(0, 26)))).toEqual([])
})
