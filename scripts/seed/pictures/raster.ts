import sharp from 'sharp'

import { svg, type Drawing } from '../../../src/lib/art/svg'

/** A drawing as the PNG that staff would upload; dots grow with the picture, since a PNG cannot keep their size. */
export async function raster(drawing: Drawing, width: number): Promise<Buffer> {
  const scale = width / drawing.width
  const file = svg(drawing).replace(
    /stroke-width="([\d.]+)" vector-effect/g,
    (_, size: string) => `stroke-width="${Number(size) * scale}" vector-effect`,
  )
  return sharp(Buffer.from(file), { density: 72 * scale })
    .resize(width)
    .png({ palette: true, colours: 128, effort: 6 })
    .toBuffer()
}
