import type { LoggerOptions } from 'pino'

import { logOptions } from './log'
import { logPerMinute } from './log-per-minute'

/** Lines about refused requests that are kept of each minute; the others are counted. */
export const REFUSALS_PER_MINUTE = 60

/** Whether Payload logs an error that its caller caused: refused input, a missing document, no access. */
function isRefusal(line: unknown): line is { err: unknown } {
  const { status } = ((line as { err?: unknown } | null)?.err ?? {}) as { status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500
}

/**
 * The options of the log for Payload, which creates its own logger. What Payload refuses is no error of the site, and anyone
 * could fill the log with it. Payload would tell by the names of its errors, which the production build shortens.
 */
const options = {
  ...logOptions,
  hooks: {
    logMethod(args, method, level) {
      const [line] = args as unknown[]
      if (level >= 50 && isRefusal(line))
        logPerMinute('refused by Payload', 'info', { err: line.err }, 'refused', {
          lines: REFUSALS_PER_MINUTE,
        })
      else logOptions.hooks?.logMethod?.call(this, args, method, level)
    },
  },
} satisfies LoggerOptions

export const payloadLogger = { options }
