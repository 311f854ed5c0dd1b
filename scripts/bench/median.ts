/** Returns the middle value; for an even count, the higher of the two in the middle. */
export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
