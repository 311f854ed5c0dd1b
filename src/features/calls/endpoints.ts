import { handle, type Endpoints, type VerbsOf } from '@/lib/server/http/handle'
import { clientAddressOf } from '@/lib/server/http/request'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { withErrorResponse } from '@/lib/server/http/error-response'
import { connectedPayload } from '@/lib/server/auth/authenticate'
import { bookCall } from './operations/book-call'
import { cancelCall, moveCall } from './operations/change-call'
import { findTimesToPick } from './queries/times-to-pick'
import { bookCallSchema, cancelCallSchema, freeTimesSchema, moveCallSchema } from './schemas'

export const callsEndpoints = {
  GET: {
    'free-times': (request: Request) =>
      withErrorResponse(request, async () => {
        await consumeRateLimit('freeTimes', clientAddressOf(request))
        const input = freeTimesSchema.parse(Object.fromEntries(new URL(request.url).searchParams))
        return Response.json(await findTimesToPick(await connectedPayload(), input))
      }),
  },
  POST: {
    'book-call': handle({ who: 'anyone', input: bookCallSchema, run: bookCall }),
    'cancel-call': handle({ who: 'anyone', limit: 'callChange', input: cancelCallSchema, run: cancelCall }),
    'move-call': handle({ who: 'anyone', limit: 'callChange', input: moveCallSchema, run: moveCall }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof callsEndpoints> {}
}
