import { findCalendarFile } from '@/features/calls/operations/find-calendar-file'
import { authorize } from '@/lib/server/http/authorize'
import { withErrorResponse } from '@/lib/server/http/error-response'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { clientAddressOf } from '@/lib/server/http/request'

export const dynamic = 'force-dynamic'

/** The calendar file of the call of a signed link. */
export const GET = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    await consumeRateLimit('freeTimes', clientAddressOf(request))
    const { req } = await authorize(request, 'anyone')
    const { file, name } = await findCalendarFile(req, new URL(request.url).searchParams.get('token'))
    return new Response(file, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  })
