type Rounds = {
  rounds: number
  /** Rounds that are not counted, because the first requests compile code and open connections. */
  warmUp: number
  /** Prints each round, where one takes seconds. */
  isSlow?: boolean
}

/**
 * Measures all sides in each round, in an order that alternates, so that a change of the machine's load affects all of
 * them. Returns the results of the counted rounds, of each side in the same order. `round` counts the warm-up, too.
 */
export async function alternate<const Side extends string, Result>(
  sides: readonly Side[],
  { rounds, warmUp, isSlow = false }: Rounds,
  measure: (side: Side, round: number) => Promise<Result>,
): Promise<Record<Side, Result[]>> {
  // `fromEntries` forgets the names of its keys.
  const results = Object.fromEntries(sides.map((side) => [side, []])) as unknown as Record<Side, Result[]>
  const order = [[...sides], [...sides].reverse()] as const
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const side of order[round % 2 ? 1 : 0]) {
      const result = await measure(side, round)
      if (round >= warmUp) results[side].push(result)
    }
    if (isSlow) console.log(`round ${round + 1} of ${warmUp + rounds}`)
  }
  return results
}

/** Returns the middle value; for an even count, the higher of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

/** Returns the median of the ratios of two sides within a round, where both had the same conditions. */
export const medianRatio = (side: readonly number[], other: readonly number[]): number =>
  median(side.map((value, round) => value / (other[round] ?? NaN)))
