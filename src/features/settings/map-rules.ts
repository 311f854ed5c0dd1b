/** Where offices stand on the drawing `offices-map`: the Americas from 50° north to 38° south, eight units for a degree. */

/** A place on the Earth, in degrees. */
export type Position = { latitude: number; longitude: number }

/** The size of the drawing in its units. */
export const mapSize = { width: 520, height: 704 } as const

const [west, north, unitsPerDegree] = [-125, 50, 8]
/** How far from the edge a place must be for its arch to be whole. */
const margin = { side: 20, top: 36 }

const COORDINATES = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/

/** Returns the place that a text such as '19.43, -99.13' names, as maps write it; undefined if it names none. */
export function positionOf(text: string | null | undefined): Position | undefined {
  const [, latitude, longitude] = (COORDINATES.exec(text?.trim() ?? '') ?? []).map(Number)
  if (latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** Returns the point of a place on the drawing, in its units; undefined for a place that is not on it. */
export function pointOnMap({ latitude, longitude }: Position): [x: number, y: number] | undefined {
  const x = Math.round((longitude - west) * unitsPerDegree)
  const y = Math.round((north - latitude) * unitsPerDegree)
  const isOnMap =
    x >= margin.side && x <= mapSize.width - margin.side && y >= margin.top && y <= mapSize.height
  return isOnMap ? [x, y] : undefined
}
