/** The size of a signature and the scaling of its strokes. Pure: also runs in browsers. */

/** The size of the picture of a signature, in pixels, and the width of its lines. */
export const pad = { width: 600, height: 200, line: 2, color: '#000000' } as const

/** A point of a stroke, in CSS pixels from the corner of the pad. `time` is in milliseconds. */
export type StrokePoint = { x: number; y: number; time: number; color?: string }
export type Stroke = StrokePoint[]

/** Returns the strokes of a pad of one width as they are on a pad of another width. The height follows the width. */
export function scaleStrokes<Point extends StrokePoint>(
  strokes: readonly (readonly Point[])[],
  from: number,
  to: number,
): Point[][] {
  const factor = from > 0 && to > 0 ? to / from : 1
  return strokes.map((stroke) =>
    stroke.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  )
}

/** The radius of the pen on a pad of that width in CSS pixels, so that its line is 2 px wide in the picture. */
export const penRadiusAt = (width: number): number => (pad.line / 2) * (width > 0 ? width / pad.width : 1)

/** The size of the canvas in device pixels. Browsers that are zoomed out report a ratio below 1, which would blur. */
export function canvasSizeAt(width: number, ratio: number): { width: number; height: number; ratio: number } {
  const used = Math.max(ratio || 1, 1)
  return {
    width: Math.round(width * used),
    height: Math.round((width * used * pad.height) / pad.width),
    ratio: used,
  }
}

/** A dot is no signature: all strokes together must be this long, in pixels of the picture. */
const MIN_LENGTH = 20

/** Whether strokes on a pad of that width are long enough to be a signature. */
export function hasInk(strokes: readonly Stroke[], width: number): boolean {
  const scaled = scaleStrokes(strokes, width, pad.width)
  return scaled.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= MIN_LENGTH
}

const lengthOf = (stroke: Stroke): number =>
  stroke.reduce((sum, point, index) => {
    const last = stroke[index - 1]
    return last ? sum + Math.hypot(point.x - last.x, point.y - last.y) : sum
  }, 0)
