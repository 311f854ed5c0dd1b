import { settingsOrDefaults } from '@/features/settings/queries'
import { isStaff } from '@/lib/roles'
import { connectedPayload, readSession } from '@/lib/server/auth/authenticate'
import { hasSessionToken } from '@/lib/server/auth/session-token'
import { withErrorResponse } from '@/lib/server/http/error-response'
import { tryConsumeRateLimit } from '@/lib/server/http/rate-limit'
import { clientAddressOf } from '@/lib/server/http/request'
import { causeOf, logPerMinute } from '@/lib/server/log'
import { isOpenToken, isProgram } from '../open-rules'
import { recordOpen } from './open-token'

/** A transparent GIF of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * Answers GET /api/email-open?t=<token> with the pixel of a reply to a lead, and notes that the reply was opened (`recordOpen`). The
 * picture is the same for every request, whatever became of the note, so that nobody learns which tokens there are. A HEAD,
 * a signed-in colleague who looks at the email, and a setting that was turned off since are no opens.
 */
export const answerPixel = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    await note(request).catch((error: unknown) =>
      logPerMinute('open', 'warn', { err: causeOf(error) }, 'an open was not noted', { lines: 5 }),
    )
    return new Response(request.method === 'HEAD' ? null : gif, {
      headers: {
        'content-type': 'image/gif',
        'content-length': String(gif.length),
        'cache-control': 'no-store',
        // Mail programs in a browser show it on their own pages.
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  })

async function note(request: Request): Promise<void> {
  const token = new URL(request.url).searchParams.get('t')
  if (request.method !== 'GET' || !isOpenToken(token)) return
  if (!(await settingsOrDefaults('en')).emailOpens) return
  if (!(await tryConsumeRateLimit('emailOpen', clientAddressOf(request)))) return
  if (await isColleague(request.headers)) return
  await recordOpen(await connectedPayload(), token, isProgram(request.headers.get('user-agent')))
}

/** Whether staff is signed in. A session that can't be read may be one. */
async function isColleague(headers: Headers): Promise<boolean> {
  if (!hasSessionToken(headers)) return false
  const session = await readSession(headers)
  return session.is === 'unavailable' || (session.is === 'user' && isStaff(session.user))
}
