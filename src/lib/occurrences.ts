/**
 * Yields the index of each occurrence of `wanted` in `text`, in order, including overlapping ones. Takes linear time for
 * any input (Knuth, Morris and Pratt).
 */
export function* occurrences<Unit>(text: ArrayLike<Unit>, wanted: readonly Unit[]): Generator<number> {
  const { length } = wanted
  if (length === 0) return
  const fallbacks = fallbacksOf(wanted)
  let matched = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text[index]
    while (matched > 0 && unit !== wanted[matched]) matched = fallbacks[matched - 1] ?? 0
    if (unit === wanted[matched]) matched += 1
    if (matched === length) {
      yield index - length + 1
      matched = fallbacks[matched - 1] ?? 0
    }
  }
}

/** For each prefix, the length of its longest proper prefix that is also its end. */
function fallbacksOf(wanted: readonly unknown[]): number[] {
  const fallbacks = [0]
  let matched = 0
  for (const unit of wanted.slice(1)) {
    while (matched > 0 && unit !== wanted[matched]) matched = fallbacks[matched - 1] ?? 0
    if (unit === wanted[matched]) matched += 1
    fallbacks.push(matched)
  }
  return fallbacks
}
