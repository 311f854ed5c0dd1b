import pino, { type LoggerOptions } from 'pino'

import { env } from '@/env'

/** Structured lines on stdout. What must never be read in a log is cut out by name (security.md, rule 12). */
const options: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: ['password', 'token', '*.password', '*.token', 'req.headers', '*.html', '*.text'], censor: '-' },
}

export const log = pino(options)

/** The same for Payload, which makes its own logger from options. */
export const payloadLogger = { options }
