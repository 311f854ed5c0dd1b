import { live, requireDatabase } from '@/lib/server/authenticate'
import { atTheDoor } from '@/lib/server/door'

export const dynamic = 'force-dynamic'

/** 200 when the database answers, else 503: for load balancers and the demo. */
export const GET = (request: Request): Promise<Response> =>
  atTheDoor(request, async () => {
    await requireDatabase(await live())
    return Response.json({ success: true })
  })
