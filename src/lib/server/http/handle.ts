import type { z } from 'zod'

import { AppError } from '@/lib/app-error'
import { fieldErrorsOf } from '@/lib/field-errors'
import { authorize, type BrowserContext, type Who } from './authorize'
import { withErrorResponse } from './error-response'
import { consumeRateLimit } from './rate-limit'
import type { RateLimit } from './rate-limits'
import { checkOrigin, parseJson, readBody } from './request'

const DEFAULT_MAX_BYTES = 64 * 1024

export type Verb<Input extends z.ZodType, Result extends object> = {
  who: Who
  /** Counted by address for anonymous callers, by user otherwise. */
  limit?: RateLimit
  input: Input
  run: (context: BrowserContext, input: z.output<Input>) => Promise<Result>
  /** The maximum size of the body. */
  maxBytes?: number
}

/**
 * Returns the route handler of a verb: checks origin, session, role, rate limit, size and shape of the input, then runs the
 * operation. Responds with `{ success: true, ...result }`, or with `{ success: false, error, fields }` and the status of
 * the error.
 */
export function handle<Input extends z.ZodType, Result extends object>(verb: Verb<Input, Result>) {
  return (request: Request): Promise<Response> =>
    withErrorResponse(request, async () => {
      checkOrigin(request)
      const context = await authorize(request, verb.who)
      if (verb.limit) await consumeRateLimit(verb.limit, context.user?.id ?? context.address)
      const body = await readBody(request, verb.maxBytes ?? DEFAULT_MAX_BYTES)
      const result = await verb.run(context, parseInput(verb.input, parseJson(body)))
      return Response.json({ success: true, ...result }, { headers: context.responseHeaders })
    })
}

/** Returns the parsed value. Throws `invalid` with the error codes by field. */
export function parseInput<Input extends z.ZodType>(schema: Input, value: unknown): z.output<Input> {
  const result = schema.safeParse(value)
  if (!result.success) throw new AppError('invalid', { fields: fieldErrorsOf(result.error) })
  return result.data
}
