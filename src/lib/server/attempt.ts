import { log } from './log'

/**
 * Returns the data of one part of a page, or undefined after logging the error, so that the other parts still render.
 * `what` names the part in the log.
 */
export const attempt = <Result>(what: string, reading: Promise<Result>): Promise<Result | undefined> =>
  reading.catch((error: unknown) => {
    log.error({ err: error }, `${what} could not be read`)
    return undefined
  })
