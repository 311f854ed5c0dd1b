import { AsyncLocalStorage } from 'node:async_hooks'

import pino, { type LoggerOptions } from 'pino'

import { env } from '@/env'

/** What every line of one request carries. */
const request = new AsyncLocalStorage<{ requestId: string }>()

/** Runs `work` so that each line it logs names the request. */
export const withRequestId = <Result>(requestId: string, work: () => Result): Result =>
  request.run({ requestId }, work)

/** What went wrong, without what it was about: drizzle puts a statement's values, such as mails, into its own error. */
export function causeOf(error: unknown): Error {
  const { cause } = error as Error
  return cause instanceof Error ? cause : (error as Error)
}

/** Drizzle ends its messages with the values of the statement; Payload copies them into lines of its own. */
const withoutValues = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/\bparams:[\s\S]*$/, 'params: -')
  const line = value as { msg?: unknown } | null
  return typeof line?.msg === 'string' ? { ...line, msg: withoutValues(line.msg) } : value
}

/** Structured lines on stdout. What must never be read in a log is cut out by name (security.md, rule 12). */
const options: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => request.getStore() ?? {},
  serializers: { err: (error: unknown) => pino.stdSerializers.err(causeOf(error)) },
  hooks: {
    logMethod(args, method) {
      method.apply(this, args.map(withoutValues) as typeof args)
    },
  },
  redact: {
    paths: ['password', 'token', '*.password', '*.token', 'req.headers', '*.html', '*.text'],
    censor: '-',
  },
}

export const log = pino(options)

/** The same for Payload, which makes its own logger from options. */
export const payloadLogger = { options }
