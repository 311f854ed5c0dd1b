/** Rules of testimonials. Pure: no I/O. */

export const testimonialLimits = {
  name: 120,
  company: 120,
  position: 120,
  content: 1_000,
  resultsHighlight: 200,
  order: 100_000,
  minRating: 1,
  maxRating: 5,
  defaultRating: 5,
} as const

/** Returns the order with one id moved to another place, counted from 0; unchanged if the place does not exist. */
export function movedTo(order: readonly string[], id: string, place: number): string[] {
  const rest = order.filter((other) => other !== id)
  if (rest.length === order.length || place < 0 || place > rest.length) return [...order]
  return rest.toSpliced(place, 0, id)
}
