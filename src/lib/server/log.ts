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

/** Removes `detail`, in which Postgres quotes the values of the rejected row. */
const withoutRow = ({ detail: _, ...error }: pino.SerializedError) => error

/** Structured lines on stdout, without tokens, passwords, email bodies or headers. */
const options: LoggerOptions = {
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => request.getStore() ?? {},
  serializers: { err: (error: unknown) => withoutRow(pino.stdSerializers.err(causeOf(error))) },
  hooks: {
    logMethod(args, method) {
      method.apply(this, args.map(withoutValues) as typeof args)
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

export const log = pino(options)

/** The same options for Payload, which creates its own logger. */
export const payloadLogger = { options }
