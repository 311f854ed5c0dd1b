import { log } from './log'

/** What a part of a page reads, or undefined when it cannot be read: it does not take the other parts down. */
export const attempt = <Result>(what: string, reading: Promise<Result>): Promise<Result | undefined> =>
  reading.catch((error: unknown) => {
    log.error({ err: error }, `${what} could not be read`)
    return undefined
  })
