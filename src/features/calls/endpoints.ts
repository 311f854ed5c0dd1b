import { handle, handleQuery, type Endpoints, type QueriesOf, type VerbsOf } from '@/lib/server/http/handle'
import { clientAddressOf } from '@/lib/server/http/request'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { withErrorResponse } from '@/lib/server/http/error-response'
import { connectedPayload } from '@/lib/server/auth/authenticate'
import { availabilityQuerySchema, renewFeedSchema, saveAvailabilitySchema } from './availability-schemas'
import { bookCall } from './operations/book-call'
import { cancelCall, moveCall } from './operations/change-call'
import { markCall } from './operations/mark-call'
import { renewFeed } from './operations/renew-feed'
import { saveAvailability } from './operations/save-availability'
import { takeCall } from './operations/take-call'
import { findAvailability } from './queries/availability'
import { findLeadCalls } from './queries/staff-calls'
import { findTimesToPick } from './queries/times-to-pick'
import { bookCallSchema, cancelCallSchema, freeTimesSchema, moveCallSchema } from './schemas'
import { leadCallsSchema, markCallSchema, takeCallSchema } from './staff-schemas'

export const callsEndpoints = {
  GET: {
    'free-times': (request: Request) =>
      withErrorResponse(request, async () => {
        await consumeRateLimit('freeTimes', clientAddressOf(request))
        const input = freeTimesSchema.parse(Object.fromEntries(new URL(request.url).searchParams))
        return Response.json(await findTimesToPick(await connectedPayload(), input))
      }),
    availability: handleQuery({ who: 'staff', input: availabilityQuerySchema, run: findAvailability }),
    'lead-calls': handleQuery({ who: 'staff', input: leadCallsSchema, run: findLeadCalls }),
  },
  POST: {
    'book-call': handle({ who: 'anyone', input: bookCallSchema, run: bookCall }),
    'cancel-call': handle({ who: 'anyone', limit: 'callChange', input: cancelCallSchema, run: cancelCall }),
    'move-call': handle({ who: 'anyone', limit: 'callChange', input: moveCallSchema, run: moveCall }),
    'mark-call': handle({ who: 'staff', limit: 'leadChange', input: markCallSchema, run: markCall }),
    'take-call': handle({ who: 'staff', limit: 'leadChange', input: takeCallSchema, run: takeCall }),
    'renew-feed': handle({ who: 'staff', limit: 'account', input: renewFeedSchema, run: renewFeed }),
    'save-availability': handle({
      who: 'staff',
      limit: 'account',
      input: saveAvailabilitySchema,
      run: saveAvailability,
    }),
  },
} satisfies Endpoints

declare module '@/lib/api' {
  interface Verbs extends VerbsOf<typeof callsEndpoints> {}
  interface Queries extends QueriesOf<typeof callsEndpoints> {}
}
