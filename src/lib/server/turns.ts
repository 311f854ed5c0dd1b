import { AppError } from '@/lib/app-error'

/** Seconds until whoever finds the line full may try again: about as long as the line takes. */
const comeBack = 10

/**
 * Runs `atOnce` pieces of work of this process at a time, in the order in which they came. So many wait `inLine`;
 * beyond them it throws `too_many`.
 */
export function turns(atOnce: number, inLine: number) {
  let free = atOnce
  const line: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else if (line.length >= inLine) throw new AppError('too_many', { retryAfter: comeBack })
    else await new Promise<void>((begin) => line.push(begin))
    try {
      return await work()
    } finally {
      // Handed on rather than freed, so that a newcomer does not overtake the line.
      const next = line.shift()
      if (next) next()
      else free += 1
    }
  }
}
