import type { z } from 'zod'

import { CSV_START, csvLine } from '@/lib/csv/write-csv'
import { log } from '@/lib/server/log'
import { authorize, type Context } from './authorize'
import { withErrorResponse } from './error-response'
import { parseInput } from './handle'
import { consumeRateLimit, type RateLimit } from './rate-limit'

type Cells = readonly (string | number | null)[]

/** The rows of a file as they are read, several at a time; the first ones are the heading. */
export type CsvRows = AsyncGenerator<Cells[], void>

type CsvDownload<Input extends z.ZodType> = {
  limit: RateLimit
  /** The schema of the query string, as an object of texts. */
  input: Input
  /** Returns the name of the file and its rows. */
  run: (context: Context, input: z.output<Input>) => { name: string; rows: CsvRows }
}

/**
 * Returns the GET handler of a CSV file for admins: checks session, role, rate limit and input, then sends the rows while they are read,
 * as fast as the browser takes them. Never cached. What fails on the way breaks the download off, so that nobody takes half of it
 * for all.
 */
export function handleCsv<Input extends z.ZodType>({ limit, input, run }: CsvDownload<Input>) {
  return (request: Request): Promise<Response> =>
    withErrorResponse(request, async () => {
      const context = await authorize(request, 'admin')
      await consumeRateLimit(limit, context.user?.id ?? context.address)
      const values = Object.fromEntries(new URL(request.url).searchParams)
      const { name, rows } = run(context, parseInput(input, values))
      // Before the headers are sent, so that a failure still has a status.
      const first = await rows.next()
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      }
      return new Response(request.method === 'HEAD' ? null : streamOf(rows, first), { headers })
    })
}

function streamOf(rows: CsvRows, first: IteratorResult<Cells[], void>) {
  const encoder = new TextEncoder()
  let next: typeof first | undefined = first
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(CSV_START)),
    async pull(controller) {
      try {
        const result = next ?? (await rows.next())
        next = undefined
        if (result.done) controller.close()
        else controller.enqueue(encoder.encode(result.value.map(csvLine).join('')))
      } catch (error) {
        log.error({ err: error }, 'a CSV file was broken off')
        controller.error(error)
      }
    },
    cancel: async () => void (await rows.return()),
  })
}
