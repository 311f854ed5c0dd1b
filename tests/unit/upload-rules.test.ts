import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  pictureErrorOf,
  formatOf,
  isPictureName,
  pictureLimits,
  pictureName,
  pictureStem,
  pictureTypes,
} from '@/lib/picture-rules'

const good = { bytes: 1, width: 10, height: 10, frames: 1 }
const { bytes, side, frames } = pictureLimits

describe('the type of an upload', () => {
  it.each([
    ['image/png', 'png'],
    ['image/apng', 'png'],
    ['image/gif', 'png'],
    ['image/jpeg', 'jpeg'],
    ['image/webp', 'webp'],
    ['image/avif', 'avif'],
    ['image/bmp', { fault: 'old' }],
    ['image/x-icon', { fault: 'old' }],
    ['image/heic', { fault: 'heic' }],
    ['image/heif-sequence', { fault: 'heic' }],
    ['image/svg+xml', { fault: 'type' }],
    ['application/xml', { fault: 'type' }],
    ['application/pdf', { fault: 'type' }],
    ['image/tiff', { fault: 'type' }],
    ['constructor', { fault: 'type' }],
    [undefined, { fault: 'type' }],
  ])('%s', (mime, expected) => {
    expect(formatOf(mime)).toEqual(expected)
    expect(pictureTypes.includes(mime ?? '')).toBe(typeof expected === 'string')
  })
})

describe('an upload by its header', () => {
  it.each([
    ['small', {}, undefined],
    ['as many bytes as allowed', { bytes }, undefined],
    ['one byte more', { bytes: bytes + 1 }, 'large'],
    ['a photo of 50 megapixels', { width: 8_192, height: 6_144 }, undefined],
    ['more pixels', { width: 8_192, height: 6_400 }, 'large'],
    ['as long as allowed', { width: side }, undefined],
    ['longer', { height: side + 1 }, 'large'],
    ['the bomb of 400 megapixels', { width: 20_000, height: 20_000 }, 'large'],
    ['as many frames as allowed', { frames }, undefined],
    ['one more', { frames: frames + 1 }, 'frames'],
    ['no width', { width: 0 }, 'broken'],
    ['a height that is none', { height: NaN }, 'broken'],
  ])('%s', (_, change, expected) => expect(pictureErrorOf({ ...good, ...change })).toBe(expected))
})

describe('the name of an upload', () => {
  it('consists of a timestamp, random letters if the name has none, and an extension', () => {
    expect(pictureName(pictureStem(1_700_000_000_000, 'a1b2c3d4e5f6'), 'jpeg')).toBe(
      '1700000000000-a1b2c3d4e5f6.jpg',
    )
    expect(pictureName(pictureStem(1_700_000_000_000), 'png')).toBe('1700000000000.png')
  })

  it.each([
    '1700000000000.png',
    '1700000000000-480x300.webp',
    '1700000000000-a1b2c3d4e5f6.avif',
    '1700000000000-a1b2c3d4e5f6-1600x900.webp',
  ])('accepts %s', (name) => expect(isPictureName(name)).toBe(true))

  it.each([
    '',
    'photo.png',
    '1700000000000.svg',
    '1700000000000.png.aside',
    '1700000000000.png\u0000',
    '1700000000000.png\n',
    '../1700000000000.png',
    '1700000000000\u202egnp.png',
    '1700000000000-A1B2C3D4E5F6.png',
  ])('rejects %j', (name) => expect(isPictureName(name)).toBe(false))

  it('never contains a path or a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (isPictureName(text)) expect(text).toMatch(/^[0-9a-z.x-]+$/)
        expect(isPictureName(`1700000000000.png${text}`)).toBe(text === '')
      }),
    )
  })
})
