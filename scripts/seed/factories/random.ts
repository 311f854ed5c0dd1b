/** A pseudorandom generator: the same seed gives the same numbers on every machine. */
export type Random = {
  /** Returns a number from 0 up to, but not including, 1. */
  next: () => number
  /** Returns an integer from `minimum` to `maximum`, both included. */
  between: (minimum: number, maximum: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** Returns true with this probability, from 0 to 1. */
  chance: (probability: number) => boolean
}

/** Mulberry32, which has 32 bits of state and is good enough for demo data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1))
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] as never,
    chance: (probability) => next() < probability,
  }
}
