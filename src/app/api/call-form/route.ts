import { bookByForm, changeByForm, type Destination } from '@/features/calls/operations/call-form'
import { AppError } from '@/lib/app-error'
import { authorize, type Context } from '@/lib/server/http/authorize'
import { withErrorResponse } from '@/lib/server/http/error-response'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { checkOrigin, readBody } from '@/lib/server/http/request'

/** The forms that book, move and cancel a call without JavaScript. Redirects to a page. */
export const POST = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    checkOrigin(request)
    const form = new URLSearchParams(new TextDecoder().decode(await readBody(request, 64 * 1024)))
    const context = await authorize(request, 'anyone')
    const { path, cookie } = await run(context, form, request.headers.get('referer'))
    return new Response(null, {
      status: 303,
      headers: { location: path, ...(cookie && { 'set-cookie': cookie }) },
    })
  })

async function run(context: Context, form: URLSearchParams, referer: string | null): Promise<Destination> {
  const action = form.get('action')
  if (action === 'book') return bookByForm(context, form, referer)
  if (action !== 'move' && action !== 'cancel') throw new AppError('invalid')
  await consumeRateLimit('callChange', context.address)
  return changeByForm(context, form, action)
}
