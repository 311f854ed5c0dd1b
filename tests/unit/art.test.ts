import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { fileNames, fileVersion, sizeOf } from '@/lib/art/catalog'
import { coverFile } from '@/lib/art/cover'
import { appIcon, mailMark, tabIcon } from '@/lib/art/mark'
import { inks } from '@/lib/art/inks'
import { hash } from '@/lib/art/random'
import { artFile } from '@/lib/server/images/art-file'

const day = Object.values(inks).map(([color]) => color as string)
const night = Object.values(inks).map(([, color]) => color as string)

/** Returns the ids, references, classes and colors of an SVG file. */
function read(file: string) {
  const all = (pattern: RegExp) => [...file.matchAll(pattern)].map(([, value = '']) => value)
  const [style = ''] = all(/<style>(.*?)<\/style>/g)
  const [light = '', dark = ''] = style.split('@media(prefers-color-scheme:dark)')
  return {
    ids: all(/ id="([^"]+)"/g),
    targets: [...all(/<use href="#([^"]+)"/g), ...all(/url\(#([^)]+)\)/g)],
    classes: all(/class="([^"]+)"/g).flatMap((list) => list.split(' ')),
    light: light.match(/#[0-9a-f]{6}/g) ?? [],
    dark: dark.match(/#[0-9a-f]{6}/g) ?? [],
    style,
  }
}

test('every file is in the catalog (run scripts/icons.ts to update)', () => {
  const files = readdirSync('src/lib/art/files').map((file) => file.replace('.svg', ''))
  expect([...fileNames].sort()).toEqual(files.sort())
})

describe.each(fileNames)('%s', (name) => {
  const file = readFileSync(`src/lib/art/files/${name}.svg`, 'utf8')
  const about = read(file)

  test('is well-formed and as large as the catalog says', async () => {
    const size = sizeOf(name)
    expect(await sharp(Buffer.from(file)).metadata()).toMatchObject({ format: 'svg', ...size })
  })

  test('has the version of its bytes (run scripts/icons.ts to update)', () => {
    expect(fileVersion(name)).toBe(hash(file).toString(36))
  })

  test('is small', () => {
    expect(gzipSync(file).length).toBeLessThan(6 * 1024)
    expect(file.length).toBeLessThan(15 * 1024)
  })

  test('defines every id it references, once, and loads nothing external', () => {
    expect(new Set(about.ids).size).toBe(about.ids.length)
    expect(about.ids).toEqual(expect.arrayContaining(about.targets))
    expect(file.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|data:|<script|<image|<text|NaN|undefined/,
    )
  })

  test('uses only the palette’s inks, in light and dark mode', () => {
    expect(day).toEqual(expect.arrayContaining(about.light))
    expect(night).toEqual(expect.arrayContaining(about.dark))
    expect(about.dark.length).toBeGreaterThan(0)
    const drawn = about.classes.filter((name) => name !== 'l' && name !== 'g')
    for (const name of drawn) expect(about.style).toContain(`.${name}{`)
  })
})

test('an unknown name has no picture', async () => {
  for (const name of [
    '',
    'toString',
    '__proto__',
    'hero',
    'portrait-',
    'cover-arcade-maiz-100',
    '../hero-wide',
  ])
    expect(await artFile(name)).toBeUndefined()
})

test('the inks of the pages match those of the pictures', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const declared = [...tokens.matchAll(/--art-([a-z]+): light-dark\((#\w+), (#\w+)\)/g)]
  expect(declared.length).toBeGreaterThan(9)
  for (const [, name, ...colors] of declared) expect(inks[name as keyof typeof inks]).toEqual(colors)
})

test('the icons match the logo', async () => {
  expect(readFileSync('public/icon.svg', 'utf8')).toBe(tabIcon())
  for (const icon of [tabIcon(), mailMark(), appIcon(0.6)])
    expect(await sharp(Buffer.from(icon)).metadata()).toMatchObject({ format: 'svg' })
  for (const [name, size] of [
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
    ['icon-maskable', 512],
  ] as const)
    expect(await sharp(`public/${name}.png`).metadata()).toMatchObject({ width: size, height: size })
})

test('the covers of docs/identity.md match the site’s (run scripts/icons.ts to update)', () => {
  const shown = readdirSync('docs/pictures')
  expect(shown.length).toBeGreaterThan(0)
  for (const name of shown)
    expect(readFileSync(`docs/pictures/${name}`, 'utf8')).toBe(coverFile(name.replace('.svg', '')))
})
