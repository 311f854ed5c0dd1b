import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { GET } from '@/app/art/[name]/route'
import { artUrl } from '@/lib/art/catalog'
import { coverFile, coverFor, coverName, coverOf, structureNames, type Cover } from '@/lib/art/cover'
import { paletteNames, palettes } from '@/lib/art/palettes'
import { artFile } from '@/lib/server/images/art-file'

const every = structureNames.flatMap((structure) => paletteNames.map((palette) => ({ structure, palette })))
const slugs = Array.from({ length: 1500 }, (_, index) => `what-a-missed-call-costs-${index}`)

describe('covers', () => {
  test('exist for twelve structures in eight palettes, each with pink or wine', () => {
    expect(every).toHaveLength(96)
    for (const palette of Object.values(palettes))
      expect(Object.values(palette).some((ink) => ink === 'pink' || ink === 'wine')).toBe(true)
  })

  test('are well-formed and small for every kind of seed', async () => {
    for (const [index, cover] of every.entries())
      for (const seed of [index, 99 - (index % 50)]) {
        const file = coverFile(coverName({ ...cover, seed })) ?? ''
        expect(file.length).toBeLessThan(12 * 1024)
        expect(await sharp(Buffer.from(file)).metadata()).toMatchObject({ width: 800, height: 600 })
      }
  })

  test('are the same for the same seed, and different for another', () => {
    for (const cover of every) {
      const [one, same, other] = [3, 3, 8].map((seed) => coverFile(coverName({ ...cover, seed })))
      expect(one).toBe(same)
      expect(one).not.toBe(other)
    }
  })

  test('are stable per slug, and their names resolve to them', () => {
    for (const slug of slugs) {
      const cover = coverFor(slug)
      expect(coverFor(slug)).toEqual(cover)
      expect(coverOf(coverName(cover))).toEqual(cover)
    }
  })

  test('never share a palette or structure with a neighbor, and use all of them over many posts', () => {
    const row = slugs.reduce<Cover[]>((before, slug) => [...before, coverFor(slug, before.at(-1))], [])
    row.slice(1).forEach((cover, index) => {
      expect(cover.palette).not.toBe(row[index]?.palette)
      expect(cover.structure).not.toBe(row[index]?.structure)
    })
    expect(new Set(row.map(({ palette, structure }) => `${structure} ${palette}`)).size).toBe(96)
  })
})

describe('the URL of a picture', () => {
  const get = (path: string) => {
    const url = new URL(path, 'http://localhost')
    return GET(new Request(url), { params: Promise.resolve({ name: url.pathname.replace('/art/', '') }) })
  }

  test('serves SVG without scripts', async () => {
    const answer = await get('/art/hero-wide.svg')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await answer.text()).toBe(await artFile('hero-wide'))
  })

  test('is immutable only with the version of its content', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control')
    expect(await kept(artUrl('talk'))).toContain('immutable')
    expect(await kept(artUrl('cover-lens-rosa-5'))).toContain('immutable')
    expect(await kept('/art/talk.svg')).not.toContain('immutable')
    expect(await kept('/art/talk.svg?v=older')).not.toContain('immutable')
  })

  test.each([
    'nothing.svg',
    'hero-wide.png',
    'hero-wide',
    'HERO-WIDE.svg',
    '__proto__.svg',
    'cover-arcade-maiz-100.svg',
    'cover-arcade-maiz-05.svg',
    'cover-arcade-maiz--1.svg',
    'cover-arcade-toString-1.svg',
    `${'a'.repeat(5000)}.svg`,
  ])('%s is not found', async (name) => {
    expect((await get(`/art/${name}`)).status).toBe(404)
  })
})
