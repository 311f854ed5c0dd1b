import { addressOf, atTheDoor } from '@/lib/server/door'
import { consume } from '@/lib/server/limits'
import { issueToken } from '@/lib/server/timing-token'

export const dynamic = 'force-dynamic'

/** The timing token of the contact form, fetched when a visitor first touches it. */
export const GET = (request: Request): Promise<Response> =>
  atTheDoor(request, async () => {
    await consume('formToken', addressOf(request))
    return Response.json({ token: issueToken() })
  })
