/** The size of a signature and the scaling of its strokes. Pure: also runs in browsers. */

/** The size of the picture of a signature, in pixels, and the width of its lines. */
export const pad = { width: 600, height: 200, line: 2, color: '#000000' } as const

/** A point of a stroke, in CSS pixels from the corner of the pad. `time` is in milliseconds. */
export type StrokePoint = { x: number; y: number; time: number; color?: string }
export type Stroke = StrokePoint[]

/** The size of a pad on the page, in CSS pixels. Its proportions need not be those of the picture. */
export type PadSize = { width: number; height: number }

const isDrawn = ({ width, height }: PadSize): boolean => width > 0 && height > 0

/**
 * How many pixels of the picture a CSS pixel of the pad becomes. The same in both directions, so that nothing is distorted.
 */
const pictureScale = (size: PadSize): number =>
  isDrawn(size) ? Math.min(pad.width / size.width, pad.height / size.height) : 1

/** Returns where the whole pad is in the picture: as large as it fits, in the center. */
export function placeInPicture(size: PadSize): PadSize & { x: number; y: number } {
  const scale = pictureScale(size)
  const [width, height] = [size.width * scale, size.height * scale]
  return { x: (pad.width - width) / 2, y: (pad.height - height) / 2, width, height }
}

/**
 * Returns the strokes of a pad of one size as they are on a pad of another, in the same place of the picture. They are only
 * made smaller when the other pad would cut them off, as after turning a phone upright.
 */
export function fitStrokes<Point extends StrokePoint>(
  strokes: readonly (readonly Point[])[],
  from: PadSize,
  to: PadSize,
): Point[][] {
  if (!isDrawn(from) || !isDrawn(to)) return strokes.map((stroke) => [...stroke])
  const scale = pictureScale(from) / pictureScale(to)
  const factor = scale * Math.min(1, roomFor(strokes, from, to, scale))
  return strokes.map((stroke) =>
    stroke.map((point) => ({
      ...point,
      x: (point.x - from.width / 2) * factor + to.width / 2,
      y: (point.y - from.height / 2) * factor + to.height / 2,
    })),
  )
}

/** How much of the room around the center of the other pad there is for each part that the scaled strokes take. */
function roomFor(strokes: readonly (readonly StrokePoint[])[], from: PadSize, to: PadSize, scale: number) {
  // A finger may leave the pad: what was cut off there need not fit.
  const reach = (at: number, length: number) => Math.min(Math.abs(at - length / 2), length / 2) * scale
  const points = strokes.flat()
  const across = Math.max(...points.map(({ x }) => reach(x, from.width)), 0)
  const down = Math.max(...points.map(({ y }) => reach(y, from.height)), 0)
  return Math.min(to.width / 2 / across, to.height / 2 / down)
}

/** The radius of the pen on a pad of that size in CSS pixels, so that its line is 2 px wide in the picture. */
export const penRadiusAt = (size: PadSize): number => pad.line / 2 / pictureScale(size)

/** The size of the canvas in device pixels. Browsers that are zoomed out report a ratio below 1, which would blur. */
export function canvasSizeAt({ width, height }: PadSize, ratio: number): PadSize & { ratio: number } {
  const used = Math.max(ratio || 1, 1)
  return { width: Math.round(width * used), height: Math.round(height * used), ratio: used }
}

/** A dot is no signature: all strokes together must be this long, in pixels of the picture. */
const MIN_LENGTH = 20

/** Whether strokes on a pad of that size are long enough to be a signature. */
export const hasInk = (strokes: readonly Stroke[], size: PadSize): boolean =>
  strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) * pictureScale(size) >= MIN_LENGTH

const lengthOf = (stroke: Stroke): number =>
  stroke.reduce((sum, point, index) => {
    const last = stroke[index - 1]
    return last ? sum + Math.hypot(point.x - last.x, point.y - last.y) : sum
  }, 0)
