import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'

import { editsOf, pixelsOf } from '@/lib/picture-edits'

const everything = { x: 0, y: 0, width: 100, height: 100, unit: '%' }

describe('editsOf', () => {
  it.each([
    ['nothing', undefined, {}],
    ['the whole picture', { crop: everything }, {}],
    ['an empty area', { crop: { ...everything, width: 0, height: 0 } }, {}],
    ['an area outside', { crop: { ...everything, x: -5 } }, {}],
    ['a malformed point', { focalPoint: { x: 'left', y: 1 } }, {}],
    ['no object', 'crop', {}],
    [
      'texts of a query',
      { crop: { x: '10', y: '0', width: '50', height: '100' } },
      {
        crop: { x: 10, y: 0, width: 50, height: 100 },
      },
    ],
    ['a point', { crop: everything, focalPoint: { x: '20.4', y: '80' } }, { focus: { x: 20, y: 80 } }],
    ['the edge', { focalPoint: { x: 0, y: 100 } }, { focus: { x: 1, y: 100 } }],
  ])('%s', (_, value, expected) => {
    expect(editsOf(value)).toEqual({ crop: undefined, focus: undefined, ...expected })
  })

  it('returns the point within the cropped picture', () => {
    const crop = { x: 40, y: 0, width: 40, height: 50 }
    expect(editsOf({ crop, focalPoint: { x: 50, y: 40 } }).focus).toEqual({ x: 25, y: 80 })
    expect(editsOf({ crop, focalPoint: { x: 10, y: 90 } }).focus).toEqual({ x: 1, y: 100 })
  })
})

it('pixelsOf stays within the picture and is never empty', () => {
  const size = { width: 10, height: 7 }
  expect(pixelsOf({ x: 25, y: 0, width: 50, height: 100 }, size)).toEqual({
    left: 3,
    top: 0,
    width: 5,
    height: 7,
  })
  expect(pixelsOf({ x: 100, y: 100, width: 100, height: 100 }, size)).toEqual({
    left: 9,
    top: 6,
    width: 1,
    height: 1,
  })
  expect(pixelsOf({ x: 0, y: 0, width: 0.1, height: 0.1 }, size)).toMatchObject({ width: 1, height: 1 })
})

const withPictures = globSync('src/styles/pages/*.css').filter((sheet) =>
  /upload-picture|portal\.css/.test(sheet + readFileSync(sheet, 'utf8')),
)
it.each(withPictures)('each step of a focal point has its class: %s', async (entry) => {
  const { css } = await postcss([tailwind()]).process(readFileSync(entry, 'utf8'), { from: resolve(entry) })
  for (const axis of ['x', 'y'])
    for (const step of [0, 10, 20, 30, 40, 60, 70, 80, 90, 100])
      expect(css).toMatch(
        new RegExp(`\\.focus-${axis}-${step} \\{\\s+--focus-${axis}: calc\\(${step} \\* 1%\\)`),
      )
})
