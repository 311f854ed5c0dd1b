/** A stream of numbers that is the same for the same seed: what is made from it is the same on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** True that often. */
  chance: (probability: number) => boolean
}

/** Mulberry32: thirty-two bits of state, good enough for demo data. */
export function random(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] as never,
    chance: (probability) => next() < probability,
  }
}
