import { getLocalI18n, type PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { Endpoint } from '@/lib/api'
import { authorize, type Who } from './authorize'
import { withErrorResponse } from './error-response'
import { parseInput } from './handle'

type Query<Input extends z.ZodType, Result extends object> = {
  who: Exclude<Who, 'anyone'>
  /** The schema of the query string, as an object of texts. */
  input: Input
  run: (req: PayloadRequest, input: z.output<Input>) => Promise<Result>
}

/**
 * Returns the GET handler of a query, by which a staff board refetches what it shows: checks session, role and input, then
 * responds with `{ success: true, result }`. Changes nothing and is never cached.
 */
export function handleQuery<Input extends z.ZodType, Result extends object>(
  query: Query<Input, Result>,
): Endpoint<z.input<Input>, Result> {
  return (request) =>
    withErrorResponse(request, async () => {
      const { req, user } = await authorize(request, query.who)
      // What is read names fields and pages; Payload would name them in its default language.
      if (user) req.i18n = await getLocalI18n({ config: req.payload.config, language: user.language })
      const values = Object.fromEntries(new URL(request.url).searchParams)
      return Response.json({ success: true, result: await query.run(req, parseInput(query.input, values)) })
    })
}
