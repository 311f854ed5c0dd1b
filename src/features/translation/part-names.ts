import type { Part } from './rules'

/** The names of the texts that a passage has beside its source. */
export const partNames = ({
  source,
  target,
}: {
  source: readonly Part[]
  target: readonly Part[]
}): string[] => (source.length > 0 ? source : target).map(({ name }) => name)
