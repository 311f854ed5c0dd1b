import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { UploadPicture } from '@/components/ui/upload-picture'
import { pictureOf } from '@/lib/picture'

const file = (name: string, width: number) => ({
  url: `https://puente.example/api/x/${name}`,
  width,
  height: width,
})
const upload = (name: string, width: number, sizes: Record<string, object> = {}) => ({
  ...file(name, width),
  alt: 'A bridge',
  sizes,
})
const copies = {
  large: file('1-1600.webp', 1_600),
  small: file('1-480.webp', 480),
  largeAvif: file('1-1600.avif', 1_600),
  smallAvif: file('1-480.avif', 480),
  medium: { url: null, width: null, height: null },
}

test('offers the sizes of a picture by width, per format', () => {
  expect(pictureOf(upload('1.jpg', 2_000, copies))).toEqual({
    src: '/api/x/1.jpg',
    srcSet: '/api/x/1-480.webp 480w, /api/x/1-1600.webp 1600w, /api/x/1.jpg 2000w',
    avif: '/api/x/1-480.avif 480w, /api/x/1-1600.avif 1600w',
    width: 2_000,
    height: 2_000,
    alt: 'A bridge',
  })
})

test('offers WebP as the fallback for an AVIF upload', () => {
  const picture = pictureOf(upload('1.avif', 2_000, copies))
  expect(picture).toMatchObject({
    src: '/api/x/1-1600.webp',
    srcSet: '/api/x/1-480.webp 480w, /api/x/1-1600.webp 1600w',
    avif: '/api/x/1-480.avif 480w, /api/x/1-1600.avif 1600w, /api/x/1.avif 2000w',
  })
  expect(pictureOf(upload('1.avif', 40))).toMatchObject({ src: '/api/x/1.avif', srcSet: '/api/x/1.avif 40w' })
})

test('names each width once, with the smaller file', () => {
  const sizes = { ...copies, original: file('1-2000.webp', 2_000) }
  expect(pictureOf(upload('1.jpg', 1_600, copies))).toMatchObject({
    srcSet: '/api/x/1-480.webp 480w, /api/x/1-1600.webp 1600w',
  })
  expect(pictureOf(upload('1.avif', 1_600, sizes))?.avif).toBe(
    '/api/x/1-480.avif 480w, /api/x/1-1600.avif 1600w',
  )
})

test('shows a picture that was uploaded before AVIF was supported', () => {
  const picture = pictureOf(upload('1.png', 800, { small: copies.small }))
  expect(picture).not.toHaveProperty('avif')
  if (!picture) throw new Error('no picture')
  const html = renderToStaticMarkup(<UploadPicture picture={picture} sizes="50vw" alt="" />)
  expect(html).not.toContain('<source')
  expect(html).toContain('srcSet="/api/x/1-480.webp 480w, /api/x/1.png 800w" sizes="50vw"')
})

test('sets the sizes attribute for both formats', () => {
  const picture = pictureOf(upload('1.jpg', 2_000, copies))
  if (!picture) throw new Error('no picture')
  const html = renderToStaticMarkup(
    <UploadPicture picture={picture} sizes="50vw" alt="A bridge" loading="lazy" />,
  )
  expect(html).toMatch(
    /<source type="image\/avif" srcSet="[^"]*\.avif 1600w" sizes="50vw"\/><img src="[^"]*1\.jpg"/,
  )
  expect(html).toContain('width="2000" height="2000" alt="A bridge" loading="lazy"')
})

test.each([
  '/x.png 1w, https://evil.example/y.png',
  '//evil.example/x.png',
  'https://puente.example//evil.example/x.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'x.png',
  'https://',
  { href: '/x.png' },
])('shows no file at %j', (url) => {
  expect(pictureOf({ url, width: 1, height: 1 })).toBeUndefined()
  const hostile = { url, width: 1, height: 1 }
  expect(pictureOf({ ...file('1.jpg', 10), sizes: { small: hostile } })?.srcSet).toBe('/api/x/1.jpg 10w')
})

test('takes no width that is not a number', () => {
  const width = '1w, https://evil.example/y.png'
  expect(pictureOf({ ...file('1.jpg', 10), width })).toBeUndefined()
  expect(pictureOf({ ...file('1.jpg', 10), sizes: null })?.srcSet).toBe('/api/x/1.jpg 10w')
})

test('a focal point becomes classes, in steps of 10 %, and the center none', () => {
  const htmlOf = (focalX?: number | null, focalY?: number | null) => {
    const picture = pictureOf({ ...upload('1.jpg', 2_000, copies), focalX, focalY })
    return picture ? renderToStaticMarkup(<UploadPicture picture={picture} sizes="50vw" alt="" />) : ''
  }
  expect(htmlOf(14, 100)).toContain('class="uploaded focus-x-10 focus-y-100"')
  expect(htmlOf(1, 50)).toContain('class="uploaded focus-x-0 focus-y-50"')
  for (const [x, y] of [
    [50, 50],
    [52, 48],
    [null, null],
    [undefined, 0],
  ] as const)
    expect(htmlOf(x, y)).toContain('class="uploaded"')
})
