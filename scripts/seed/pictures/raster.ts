import sharp from 'sharp'

/** Renders an SVG file as PNG. Strokes that have a constant width in SVG are scaled with the image. */
export async function renderPng(file: string, width: number): Promise<Buffer> {
  const { width: drawn } = await sharp(Buffer.from(file)).metadata()
  const scale = width / drawn
  const scaled = file.replace(
    /stroke-width="([\d.]+)" vector-effect/g,
    (_, size: string) => `stroke-width="${Number(size) * scale}" vector-effect`,
  )
  return sharp(Buffer.from(scaled), { density: 72 * scale })
    .resize(width)
    .png({ palette: true, colors: 128, effort: 6 })
    .toBuffer()
}
