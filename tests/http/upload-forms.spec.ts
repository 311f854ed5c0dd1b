import { type APIRequestContext, expect, test } from '@playwright/test'

import { rows, signedIn, visitor } from '../support/http'
import { mediaFiles, fileOf, pathOf, rowOf, send } from '../support/http-uploads'
import { picture } from '../support/pictures'

/** The form around an upload: file names, fields and languages, and partial changes. */

let team: APIRequestContext
test.beforeAll(async () => {
  team = await signedIn('team')
})

test('the server names the file, whatever was sent, and keeps the name for staff', async () => {
  const data = await picture()
  for (const [name, shown] of [
    ['Niño de noche (2).png', 'Niño de noche (2).png'],
    ['say %22hi%22.png', "say 'hi'.png"],
    ['../../evil.png', 'evil.png'],
    ['..\\evil.png', 'evil.png'],
    ['a\u0000.png', 'a.png'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['.htaccess', '.htaccess'],
    ['x'.repeat(300), 'x'.repeat(120)],
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
    const row = await rowOf(response)
    expect(row.filename, name).toMatch(/^\d{13}-[0-9a-f]{12}\.png$/)
    expect(row.name).toBe(shown)
  }
  for (const file of mediaFiles('site-images'))
    expect(file).toMatch(/^\d{13}-[0-9a-f]{12}(-\d+x\d+)?\.(png|webp|avif)$/)
})

test('invalid forms are a 400', async () => {
  const file = fileOf(await picture())
  const post = (multipart: Record<string, string | ReturnType<typeof fileOf>>) =>
    team.post('/api/blog-images', { multipart })
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

test('a text without a known language is stored or refused, never dropped', async () => {
  const { id } = await rowOf(await send(team, fileOf(await picture())))
  const url = `/api/blog-images/${id}`
  const texts = () => rows('select _locale, alt from blog_images_locales where _parent_id = $1', [id])
  for (const locale of ['xx', 'null', 'en-US', '__proto__'])
    expect((await team.patch(`${url}?locale=${locale}`, { data: { alt: 'Lost' } })).status(), locale).toBe(
      400,
    )
  expect(await texts()).toEqual([{ _locale: 'en', alt: 'A bridge' }])
  for (const query of ['', '?locale='])
    expect((await team.patch(url + query, { data: { alt: `Kept ${query}` } })).status()).toBe(200)
  expect(await texts()).toEqual([{ _locale: 'en', alt: 'Kept ?locale=' }])
})

test('a new text keeps the file, a new file replaces the old one, and deleting removes all files', async () => {
  const row = await rowOf(await send(team, fileOf(await picture('png', 600, 300))))
  const anybody = await visitor()
  const url = `/api/blog-images/${row.id}`
  const forged = { alt: 'Puente', width: 1, mimeType: 'text/html', filename: 'x.html' }
  const changed = await team.patch(
    `${url}?locale=es&uploadEdits[crop][width]=1&uploadEdits[crop][height]=1`,
    { data: forged },
  )
  expect(changed.status(), await changed.text()).toBe(200)
  const [kept] = await rows('select filename, width, mime_type, focal_x from blog_images where id = $1', [
    row.id,
  ])
  expect(kept).toEqual({ filename: row.filename, width: '600', mime_type: 'image/png', focal_x: '50' })
  expect(
    await rows('select _locale, alt from blog_images_locales where _parent_id = $1 order by 1', [row.id]),
  ).toEqual([
    { _locale: 'en', alt: 'A bridge' },
    { _locale: 'es', alt: 'Puente' },
  ])
  const replaced = await team.patch(url, {
    multipart: { file: fileOf(await picture('jpeg')), _payload: '{}' },
  })
  const next = ((await replaced.json()) as { doc: Awaited<ReturnType<typeof rowOf>> }).doc
  expect((await anybody.get(pathOf(row.url))).status()).toBe(404)
  expect((await anybody.get(pathOf(next.url))).status()).toBe(200)
  expect((await team.delete(url)).status()).toBe(200)
  expect((await anybody.get(pathOf(next.url))).status()).toBe(404)
  expect(mediaFiles().filter((name) => name.startsWith(next.filename.slice(0, 26)))).toEqual([])
})
