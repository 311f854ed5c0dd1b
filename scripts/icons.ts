import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import { fileOf } from '../src/lib/art/catalogue'
import { appIcon, mailMark, tabIcon } from '../src/lib/art/icons'

/**
 * Writes the icons of `public/` from the mark and the pictures that docs/identity.md shows, and prints the mark that mails
 * carry (src/features/shell/mail/mark.ts).
 */
const folder = join(import.meta.dirname, '..', 'public')
const shown = join(import.meta.dirname, '..', 'docs', 'pictures')
const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer()

writeFileSync(join(folder, 'icon.svg'), tabIcon())
for (const [name, share, size] of [
  ['apple-touch-icon', 0.62, 180],
  ['icon-192', 0.66, 192],
  ['icon-512', 0.66, 512],
  ['icon-maskable', 0.52, 512],
] as const)
  writeFileSync(join(folder, `${name}.png`), await png(appIcon(share), size))
writeFileSync(join(folder, 'favicon.ico'), ico(await png(appIcon(0.8), 32), 32))
for (const file of readdirSync(shown))
  writeFileSync(join(shown, file), fileOf(file.replace('.svg', '')) ?? '')
process.stdout.write(`${(await png(mailMark(), 84)).toString('base64')}\n`)

/** An .ico with one PNG in it. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}
