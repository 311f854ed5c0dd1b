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
const logOptions: LoggerOptions = {
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

type Level = 'error' | 'warn' | 'info'
type Counted = { count: number; write: (count: number) => void }

const MINUTE_MS = 60_000
const kinds = new Map<string, Counted>()

/**
 * Logs a line that an outage or a stranger may cause a thousand times a minute: the first `lines` as they come, and the
 * others together at the end of each minute, with the details of the last and their `count`. `kind` names what is counted,
 * and must not come from a request.
 */
export function logPerMinute(
  kind: string,
  level: Level,
  details: object,
  message: string,
  { lines = 1 }: { lines?: number } = {},
): void {
  const known = kinds.get(kind)
  const write = (count: number) => log[level](count > 1 ? { ...details, count } : details, message)
  if (!known) startMinute(kind, { count: 1 - lines, write }, 1 - lines)
  else Object.assign(known, { count: known.count + 1, write })
  if ((known?.count ?? 0) <= 0) write(1)
}

/** Counts from `first` again after a minute in which lines were held back, whose line takes the place of a first one. */
function startMinute(kind: string, counted: Counted, first: number): void {
  kinds.set(kind, counted)
  setTimeout(() => {
    const { count, write } = counted
    kinds.delete(kind)
    if (count <= 0) return
    write(count)
    startMinute(kind, { count: first, write }, first)
  }, MINUTE_MS).unref()
}

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

/**
 * Returns the data of one part of a page, or undefined after logging the error, so that the other parts still render.
 * `what` names the part in the log.
 */
export const attempt = <Result>(what: string, reading: Promise<Result>): Promise<Result | undefined> =>
  reading.catch((error: unknown) => {
    logPerMinute(`unread ${what}`, 'error', { err: error }, `${what} could not be read`, { lines: 10 })
    return undefined
  })
