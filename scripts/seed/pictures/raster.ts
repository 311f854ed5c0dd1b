import sharp from 'sharp'

import { svg, type Drawing } from '../../../src/lib/art/svg'

/** Renders a drawing as PNG. Strokes that have a constant width in SVG are scaled with the image. */
export async function renderPng(drawing: Drawing, width: number): Promise<Buffer> {
  const scale = width / drawing.width
  const file = svg(drawing).replace(
    /stroke-width="([\d.]+)" vector-effect/g,
    (_, size: string) => `stroke-width="${Number(size) * scale}" vector-effect`,
  )
  return sharp(Buffer.from(file), { density: 72 * scale })
    .resize(width)
    .png({ palette: true, colors: 128, effort: 6 })
    .toBuffer()
}
