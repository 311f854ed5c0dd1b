import type { z } from 'zod'

import { redirectPolicy } from '@/lib/content-policy.mjs'
import { withErrorResponse } from './error-response'
import { parseInput } from './handle'

type Navigation<Input extends z.ZodType> = {
  /** The schema of the query string, as an object of texts. */
  input: Input
  /** Returns the path of this site to go to. Checks access itself. */
  run: (request: Request, input: z.output<Input>) => Promise<string>
}

/**
 * Returns the GET handler of a link that leads to another page of the site, and may set cookies on the way. Writes nothing
 * to the database, because browsers and scanners follow links on their own.
 */
export function handleNavigation<Input extends z.ZodType>({ input, run }: Navigation<Input>) {
  return (request: Request): Promise<Response> =>
    withErrorResponse(request, async () => {
      const values = Object.fromEntries(new URL(request.url).searchParams)
      const location = await run(request, parseInput(input, values))
      const headers = { location, 'content-security-policy': redirectPolicy }
      return new Response(null, { status: 303, headers })
    })
}
