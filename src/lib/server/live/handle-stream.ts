import { authorize } from '@/lib/server/http/authorize'
import { withErrorResponse } from '@/lib/server/http/error-response'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { AppError } from '@/lib/app-error'
import { openStream } from './open-stream'

/**
 * `x-accel-buffering` makes nginx send each event at once. The connection ends with the stream, so that it delays no stop.
 */
const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
}

/** Responds with the stream of changes, to staff only. */
export const handleStream = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    const { user } = await authorize(request, 'staff')
    if (!user) throw new AppError('unauthenticated')
    await consumeRateLimit('liveStream', user.id)
    return new Response(openStream(request, user.id), { headers })
  })
