import sharp from 'sharp'
import { expect, it } from 'vitest'

import { opening } from '@/lib/art/share'
import { renderShareImage } from '@/lib/server/images/share-image'

/** A wide photograph: red on the left, blue on the right. */
async function photograph(): Promise<Buffer> {
  const half = { width: 1_000, height: 500, channels: 3 } as const
  const right = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, width: 2_000, background: '#ff0000' } })
    .composite([{ input: right, left: 1_000, top: 0 }])
    .jpeg()
    .toBuffer()
}

/** Returns red and blue in the middle of the arch. */
async function middleOf(focus?: { x: number; y: number }) {
  const photo = { data: await photograph(), focus }
  const card = {
    brand: 'Puente',
    heading: 'A bridge',
    host: 'puente.example',
    picture: 'talk' as const,
    photo,
  }
  const [left, top] = [opening.left + opening.width / 2 + 20, opening.top + opening.height / 2]
  const { data } = await sharp(await renderShareImage(card))
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { red: (data[0] ?? 0) > 200, blue: (data[2] ?? 0) > 200 }
}

it('a share image keeps the focal point of the photograph in view', async () => {
  expect(await middleOf({ x: 0, y: 50 })).toEqual({ red: true, blue: false })
  expect(await middleOf({ x: 100, y: 50 })).toEqual({ red: false, blue: true })
  expect(await middleOf()).toEqual({ red: false, blue: true })
})
