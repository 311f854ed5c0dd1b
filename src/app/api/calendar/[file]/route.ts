import { calendarFeed } from '@/features/calls/operations/calendar-feed'
import { AppError } from '@/lib/app-error'
import { connectedPayload } from '@/lib/server/auth/authenticate'
import { withErrorResponse } from '@/lib/server/http/error-response'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { clientAddressOf } from '@/lib/server/http/request'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ file: string }> }

/** The private calendar feed of a person. Only the secret in its address opens it; no cache between keeps it. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  withErrorResponse(request, async () => {
    await consumeRateLimit('calendarFeed', clientAddressOf(request))
    const { file } = await params
    if (!file.endsWith('.ics')) throw new AppError('not_found')
    const calendar = await calendarFeed(await connectedPayload(), file.slice(0, -'.ics'.length))
    return new Response(calendar, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="calls.ics"',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  })
