import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import { coverFile } from '../src/lib/art/cover'
import { appIcon, mailMark, tabIcon } from '../src/lib/art/mark'
import { hash } from '../src/lib/art/random'

/**
 * Writes the icons in public/, the covers in docs/pictures, and the sizes and versions of the drawings in src/lib/art/files,
 * and prints the base64 of the logo in emails. Run it with `node_modules/.bin/tsx scripts/icons.ts` after a change of the logo
 * or of a drawing.
 */
const publicDir = join(import.meta.dirname, '..', 'public')
const picturesDir = join(import.meta.dirname, '..', 'docs', 'pictures')
const artDir = join(import.meta.dirname, '..', 'src', 'lib', 'art')
const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer()

writeFileSync(join(publicDir, 'icon.svg'), tabIcon())
for (const [name, share, size] of [
  ['apple-touch-icon', 0.62, 180],
  ['icon-192', 0.66, 192],
  ['icon-512', 0.66, 512],
  ['icon-maskable', 0.52, 512],
] as const)
  writeFileSync(join(publicDir, `${name}.png`), await png(appIcon(share), size))
writeFileSync(join(publicDir, 'favicon.ico'), createIco(await png(appIcon(0.8), 32), 32))
for (const file of readdirSync(picturesDir))
  writeFileSync(join(picturesDir, file), coverFile(file.replace('.svg', '')) ?? '')
writeFileSync(join(artDir, 'files.json'), `${JSON.stringify(await describeFiles(), null, 2)}\n`)
process.stdout.write(`${(await png(mailMark(), 84)).toString('base64')}\n`)

/** The size of each drawing, and a version that changes with its bytes. */
async function describeFiles() {
  const described = readdirSync(join(artDir, 'files')).map(async (file) => {
    const content = readFileSync(join(artDir, 'files', file), 'utf8')
    const { width, height } = await sharp(Buffer.from(content)).metadata()
    return [file.replace('.svg', ''), { width, height, version: hash(content).toString(36) }] as const
  })
  return Object.fromEntries(await Promise.all(described))
}

/** Wraps a PNG in the .ico format. */
function createIco(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}
