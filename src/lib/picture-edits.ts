import { z } from 'zod'

/** What the admin's editor of pictures sends: what to keep of a picture, and the point that must stay visible. */

const percent = z.coerce.number().min(0).max(100)
const schema = z.object({
  crop: z.object({ x: percent, y: percent, width: percent, height: percent }).optional().catch(undefined),
  focalPoint: z.object({ x: percent, y: percent }).optional().catch(undefined),
})

/** In percent of the picture's width and height. */
export type Point = { x: number; y: number }
export type Area = Point & { width: number; height: number }

export const center: Point = { x: 50, y: 50 }

/** The editor sends the whole picture when nothing was cropped; a click without dragging sends an empty area. */
const isCrop = ({ width, height }: Area) => width > 0 && height > 0 && (width < 99.95 || height < 99.95)

/** Returns the edits of a request. Anything malformed counts as no edit. The point is one of the cropped picture. */
export function editsOf(value: unknown): { crop?: Area; focus?: Point } {
  const { data } = schema.safeParse(value)
  const crop = data?.crop && isCrop(data.crop) ? data.crop : undefined
  const point = data?.focalPoint
  const area = crop ?? { x: 0, y: 0, width: 100, height: 100 }
  const focus = point && {
    x: toPercent((point.x - area.x) / area.width),
    y: toPercent((point.y - area.y) / area.height),
  }
  return { crop, focus }
}

/** From 1, because Payload takes a 0 for no value. */
const toPercent = (share: number) => Math.round(Math.min(Math.max(share * 100, 1), 100))

/** Returns the area in whole pixels: at least one, and none outside the picture. */
export function pixelsOf(crop: Area, { width, height }: { width: number; height: number }) {
  const left = Math.min(Math.round((crop.x / 100) * width), width - 1)
  const top = Math.min(Math.round((crop.y / 100) * height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((crop.width / 100) * width), width - left)),
    height: Math.max(1, Math.min(Math.round((crop.height / 100) * height), height - top)),
  }
}
