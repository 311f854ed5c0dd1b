import { AsyncLocalStorage } from 'node:async_hooks'

import pino, { type LoggerOptions } from 'pino'

import { env } from '@/env'

declare global {
  /** Added to every line that a request logs. Global because Next loads this module once for each of its bundles. */
  var requestLog: AsyncLocalStorage<{ requestId: string }> | undefined
}
const request = (globalThis.requestLog ??= new AsyncLocalStorage())

/** Runs `work` so that each line it logs carries the request id. */
export const withRequestId = <Result>(requestId: string, work: () => Result): Result =>
  request.run({ requestId }, work)

/** The id of the request that is being handled. */
export const currentRequestId = (): string | undefined => request.getStore()?.requestId

/** Returns the error of the driver: drizzle's own error contains the values of the statement, such as email addresses. */
export function causeOf(error: unknown): Error {
  const { cause } = error as Error
  return cause instanceof Error ? cause : (error as Error)
}

/** Removes the values that drizzle appends to its messages, which Payload logs in lines of its own. */
const withoutValues = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/\bparams:[\s\S]*$/, 'params: -')
  const line = value as { msg?: unknown } | null
  return typeof line?.msg === 'string' ? { ...line, msg: withoutValues(line.msg) } : value
}

/**
 * Returns what a line says about an error: its name, message, code and stack. Errors carry more: those of the driver the
 * whole client with its cancel key and the statement, and in `detail` the values of the rejected row.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutValues(String(error))
  const { name, message, code, stack } = causeOf(error) as Error & { code?: unknown }
  return { name, message: withoutValues(message), code, stack: withoutValues(stack ?? '') }
}

/** Describes every error of a line, whatever its key. */
const withoutDetails = (line: unknown): unknown =>
  typeof line === 'object' && line !== null && !(line instanceof Error)
    ? Object.fromEntries(
        Object.entries(line).map(([key, value]) => [
          key,
          value instanceof Error ? describeError(value) : value,
        ]),
      )
    : line

/** Structured lines on stdout, without tokens, passwords, email bodies or headers. */
export const logOptions: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => request.getStore() ?? {},
  serializers: { err: (error: unknown) => (error instanceof Error ? describeError(error) : error) },
  hooks: {
    logMethod(args, method) {
      method.apply(this, args.map((arg) => withoutValues(withoutDetails(arg))) as typeof args)
    },
  },
  redact: {
    paths: [
      ...['password', 'token', 'apiKey'].flatMap((name) => [name, `*.${name}`]),
      'req.headers',
      '*.headers',
      '*.html',
      '*.text',
    ],
    censor: '-',
  },
}

export const log = pino(logOptions)
