import { z } from 'zod'

import type { Endpoint } from '@/lib/api'
import { AppError } from '@/lib/app-error'
import { fieldErrorsOf } from '@/lib/field-errors'
import { once } from '@/lib/server/db/once'
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
  /**
   * The name of the verb, if a repeat of a submission must change nothing: the body may carry a `submission_id`. The operation
   * then runs in a transaction.
   */
  once?: string
  /** The maximum size of the body. */
  maxBytes?: number
}

/**
 * Returns the route handler of a verb: checks origin, session, role, rate limit, size and shape of the input, then runs the
 * operation. Responds with `{ success: true, ...result }`, or with `{ success: false, error, fields }` and the status of
 * the error.
 */
export function handle<Input extends z.ZodType, Result extends object>(
  verb: Verb<Input, Result>,
): Endpoint<z.input<Input> & { submission_id?: string }, Result> {
  return (request) =>
    withErrorResponse(request, async () => {
      checkOrigin(request)
      const context = await authorize(request, verb.who)
      if (verb.limit) await consumeRateLimit(verb.limit, context.user?.id ?? context.address)
      const body = await readBody(request, verb.maxBytes ?? DEFAULT_MAX_BYTES)
      const value = parseJson(body)
      const input = parseInput(verb.input, value)
      const run = () => verb.run(context, input)
      const result = verb.once ? await once(context.req, verb.once, submissionOf(value), run) : await run()
      return Response.json({ success: true, ...result }, { headers: context.responseHeaders })
    })
}

const submissionId = z.object({ submission_id: z.uuid('invalid').optional() })

/** The id of a submission and what it says. */
function submissionOf(value: unknown) {
  const { submission_id: id } = parseInput(submissionId, value)
  return { id, content: { ...(value as object), submission_id: undefined } }
}

/** Returns the parsed value. Throws `invalid` with the error codes by field. */
export function parseInput<Input extends z.ZodType>(schema: Input, value: unknown): z.output<Input> {
  const result = schema.safeParse(value)
  if (!result.success) throw new AppError('invalid', { fields: fieldErrorsOf(result.error) })
  return result.data
}
