import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { File, Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

import { pictureLimits } from '@/lib/picture-rules'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser } from '../support/actors'
import {
  bmp,
  gif,
  gifScript,
  icon,
  disguisedFiles,
  photo,
  picture,
  pngHeader,
  polyglot,
} from '../support/pictures'
import { bytesOf, caller, filesIn, folder, namesOf, uploadErrorOf, type Slug } from '../support/uploads'

let payload: Payload
let team: User
let call: ReturnType<typeof caller>

beforeAll(async () => {
  payload = await start()
  team = await makeUser(payload, 'team')
  call = caller(payload, team)
})

const upload = (
  file: (Partial<File> & { data: Buffer }) | Buffer,
  data: object = { alt: 'A bridge' },
  slug?: Slug,
) => call('create', { file: Buffer.isBuffer(file) ? { data: file } : file, data }, slug)

const pattern = /^\d{13}-[0-9a-f]{12}\.(png|jpg|webp|avif)$/

describe('an accepted upload', () => {
  it.each([
    ['png', 'png', 'image/png'],
    ['jpeg', 'jpg', 'image/jpeg'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'avif', 'image/avif'],
    ['gif', 'png', 'image/png'],
  ] as const)('upload of %s is stored as %s regardless of its file name', async (format, extension, mime) => {
    const sent = await picture(format)
    const row = await upload({ data: sent, name: 'page.html', mimetype: 'text/html' })
    expect(row).toMatchObject({ width: 640, height: 400, mimeType: mime, alt: 'A bridge' })
    expect(row.filename).toMatch(pattern)
    expect(row.filename?.endsWith(`.${extension}`)).toBe(true)
    const kept = bytesOf(row.filename)
    expect(kept.equals(sent)).toBe(false)
    expect(row.filesize).toBe(kept.length)
    expect(await sharp(kept).metadata()).toMatchObject({ width: 640, height: 400 })
  })

  it('upload strips all metadata of a photo and rotates it upright', async () => {
    const sent = await photo()
    expect(sent.includes('SecretCamera') && sent.includes('secret-xmp')).toBe(true)
    const row = await upload(sent)
    expect(row).toMatchObject({ width: 600, height: 800 })
    expect(namesOf(row)).toHaveLength(4)
    for (const name of namesOf(row)) {
      const kept = bytesOf(name)
      for (const word of ['SecretCamera', 'Rosa', 'secret-xmp', 'Exif'])
        expect(kept.includes(word), word).toBe(false)
      const { exif, xmp, orientation } = await sharp(kept).metadata()
      expect({ exif, xmp, orientation }).toEqual({ exif: undefined, xmp: undefined, orientation: undefined })
    }
    // The yellow corner, at the top left of the sensor image, is at the top right once upright.
    const { data, info } = await sharp(bytesOf(row.filename)).raw().toBuffer({ resolveWithObject: true })
    expect(data[(info.width - 5) * info.channels]).toBeGreaterThan(200)
  })

  it.each(['png', 'jpeg', 'webp'] as const)('upload drops the HTML that a %s carries', async (format) => {
    const row = await upload(await polyglot(format))
    for (const name of namesOf(row)) expect(bytesOf(name).includes('<script>')).toBe(false)
  })

  it('upload creates sizes for pages without enlarging', async () => {
    const wide = await upload(await picture('jpeg', 3_000, 1_500))
    expect(wide).toMatchObject({ width: pictureLimits.storedSide, height: 1_280 })
    expect(wide.sizes).toMatchObject({
      small: { width: 480, height: 240, mimeType: 'image/webp' },
      medium: { width: 960, height: 480, mimeType: 'image/webp' },
      large: { width: 1_600, height: 800, mimeType: 'image/webp' },
      smallAvif: { width: 480, height: 240, mimeType: 'image/avif' },
      mediumAvif: { width: 960, height: 480, mimeType: 'image/avif' },
      largeAvif: { width: 1_600, height: 800, mimeType: 'image/avif' },
    })
    for (const [name, { filename, width }] of Object.entries(wide.sizes ?? {})) {
      const format = name.endsWith('Avif') ? 'heif' : 'webp'
      expect(await sharp(bytesOf(filename)).metadata(), name).toMatchObject({ format, width })
    }
    const narrow = await upload(await picture('jpeg', 500, 300))
    expect(narrow.sizes?.small?.width).toBe(480)
    expect(narrow.sizes?.medium?.filename ?? null).toBeNull()
    expect(narrow.sizes?.largeAvif?.width).toBe(500)
    const tiny = await upload(await picture('png', 40, 40))
    expect(tiny.sizes?.small?.filename ?? null).toBeNull()
    expect(tiny.sizes?.largeAvif).toMatchObject({ width: 40, height: 40 })
  })

  it('upload keeps the first frame of an animation', async () => {
    const row = await upload(gif(pictureLimits.frames))
    expect(row).toMatchObject({ width: 100, height: 100 })
    expect((await sharp(bytesOf(row.filename), { animated: true }).metadata()).pages ?? 1).toBe(1)
  })

  it('upload names pictures of testimonials by time, each uniquely', async () => {
    const data = await picture('png', 20, 20)
    const rows = await Promise.all(
      Array.from({ length: 12 }, () => upload(data, { alt: 'Portrait' }, 'testimonial-images')),
    )
    const names = rows.map(({ filename }) => filename ?? '')
    for (const name of names) expect(name).toMatch(/^\d{13}\.png$/)
    expect(new Set(names).size).toBe(12)
    expect(filesIn('testimonial-images').filter((name) => !name.endsWith('.avif'))).toEqual([...names].sort())
  })

  it('upload accepts only the alternative text from the request', async () => {
    const forged = {
      alt: '  A bridge  ',
      filename: 'x.html',
      url: 'http://127.0.0.1:1/x.png',
      mimeType: 'text/html',
      width: 1,
      filesize: 1,
      focalX: 1,
      focalY: 1,
      createdAt: '2020-01-01',
      sizes: { small: { filename: '../../x' } },
    }
    const row = await upload(await picture(), { ...forged, filename: undefined, sizes: undefined })
    expect(row).toMatchObject({ alt: 'A bridge', mimeType: 'image/png', width: 640 })
    expect(row.filename).toMatch(pattern)
    expect(new Date(row.createdAt).getFullYear()).toBe(new Date().getFullYear())
    const { id } = row
    const changed = await call('update', { id, data: { ...forged, filename: undefined, sizes: undefined } })
    expect(changed).toMatchObject({
      width: 640,
      mimeType: 'image/png',
      filename: row.filename,
      sizes: row.sizes,
    })
  })
})

describe('a rejected upload', () => {
  const invalid = 'Invalid file type. Please select an image file.'

  it.each(Object.entries(disguisedFiles))('upload of %s', async (_, data) => {
    expect(await uploadErrorOf(() => upload({ data, name: 'a.png', mimetype: 'image/png' }))).toEqual({
      path: 'file',
      message: invalid,
    })
  })

  it('upload without a file, or by a URL to fetch', async () => {
    for (const data of [{ alt: 'x' }, { alt: 'x', filename: 'a.png', url: 'http://127.0.0.1:1/a.png' }])
      expect((await uploadErrorOf(() => call('create', { data }))).message).toBe(invalid)
  })

  it('upload with the message in the user’s language', async () => {
    const ana = caller(payload, await makeUser(payload, 'team', { language: 'es' }))
    const work = () => ana('create', { file: { data: Buffer.from('x') }, data: { alt: 'x' } })
    expect((await uploadErrorOf(work)).message).toBe(
      'Tipo de archivo no válido. Selecciona un archivo de imagen.',
    )
  })

  it.each([
    ['BMP', bmp],
    ['an icon', icon],
  ])('upload of %s says what to do', async (_, data) => {
    expect((await uploadErrorOf(() => upload(data))).message).toMatch(/^Invalid file type\. .*PNG or JPEG/)
  })

  it.each([
    ['more pixels than any phone camera', () => pngHeader(20_000, 20_000)],
    ['a long side', () => pngHeader(pictureLimits.side + 1, 1)],
    ['slightly too many pixels', () => pngHeader(8_000, 6_501)],
    ['too many bytes', async () => Buffer.concat([await picture(), Buffer.alloc(pictureLimits.bytes)])],
  ])('upload of %s', async (_, make) => {
    const data = await make()
    const before = process.memoryUsage().rss
    expect((await uploadErrorOf(() => upload(data))).message).toMatch(/too large/)
    // Decoding the first would take 1.2 GB.
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })

  it('upload of an endless animation', async () => {
    for (const frames of [pictureLimits.frames + 1, 10_000])
      expect((await uploadErrorOf(() => upload(gif(frames)))).message).toMatch(/500 frames/)
  })

  it('upload of a damaged picture', async () => {
    const complete = await picture('jpeg', 1_200, 900)
    for (const data of [complete.subarray(0, complete.length / 2), pngHeader(300, 300), gifScript])
      expect((await uploadErrorOf(() => upload(data))).message).toMatch(/damaged/)
  })

  it('upload without an alternative text, with the message in the request’s language', async () => {
    const data = await picture()
    for (const alt of [undefined, '', '   ', { a: 1 }, 'x'.repeat(301)])
      expect((await uploadErrorOf(() => upload(data, { alt }))).path, String(alt)).toBe('alt')
    const { id } = await upload(data)
    const work = () => call('update', { id, locale: 'es', data: { alt: ' ' } })
    expect((await uploadErrorOf(work)).path).toBe('alt')
    await call('update', { id, locale: 'es', data: { alt: 'Un puente' } })
    const { rows } = await payload.db.drizzle.execute(
      `select _locale, alt from blog_images_locales where _parent_id = '${id}' order by 1`,
    )
    expect(rows).toEqual([
      { _locale: 'en', alt: 'A bridge' },
      { _locale: 'es', alt: 'Un puente' },
    ])
  })

  it('upload by a client or a visitor, before any processing', async () => {
    const before = filesIn()
    const bomb = pngHeader(20_000, 20_000)
    for (const user of [await makeUser(payload, 'client'), undefined]) {
      const work = caller(payload, user)('create', { file: { data: bomb }, data: { alt: 'x' } })
      await expect(work).rejects.toMatchObject({ status: 403 })
    }
    expect(filesIn()).toEqual(before)
  })

  it('upload of one file for several pictures', async () => {
    const { id, filename } = await upload(await picture())
    const change = { where: { id: { equals: id } }, file: { data: await picture() }, data: {} }
    expect((await uploadErrorOf(() => call('update', change))).message).toMatch(/one picture at a time/)
    expect(existsSync(join(folder(), filename ?? ''))).toBe(true)
  })
})
