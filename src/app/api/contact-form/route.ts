import { randomUUID } from 'node:crypto'

import { captureLead } from '@/features/leads/operations/capture-lead'
import { saveFormDraft, unsentFormPage } from '@/features/leads/operations/unsent-form-page'
import { captureSchema, readContactForm } from '@/features/leads/schemas'
import { localizedPath } from '@/i18n/languages'
import { authorize } from '@/lib/server/http/authorize'
import { logFailure, withErrorResponse } from '@/lib/server/http/error-response'
import { parseInput } from '@/lib/server/http/handle'
import { tryConsumeRateLimit } from '@/lib/server/http/rate-limit'
import { checkOrigin, readBody } from '@/lib/server/http/request'

type Filled = ReturnType<typeof readContactForm>

/** The contact form without JavaScript: redirects to the thanks page, or to the form again when it fails. */
export const POST = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    checkOrigin(request)
    const form = new URLSearchParams(new TextDecoder().decode(await readBody(request, 64 * 1024)))
    const filled = readContactForm(form, request.headers.get('referer'))
    try {
      return await send(request, filled)
    } catch (exception) {
      const error = logFailure(exception, request)
      if (error.code !== 'unavailable') throw error
      // The draft of a failed form is a row too: without the database, the page is made from the request.
      const { language, values, visit, body } = filled
      return unsentFormPage({
        language,
        values,
        visit,
        submissionId: typeof body.submission_id === 'string' ? body.submission_id : randomUUID(),
      })
    }
  })

/** Stores the lead, or the draft of the form when that fails. Throws when neither can be stored. */
async function send(request: Request, { language, values, visit, body }: Filled): Promise<Response> {
  const seeOther = (path: string, headers: Record<string, string> = {}) =>
    new Response(null, { status: 303, headers: { location: localizedPath(path, language), ...headers } })
  const context = await authorize(request, 'anyone')
  try {
    await captureLead(context, parseInput(captureSchema, body))
    return seeOther('/contact/thanks')
  } catch (exception) {
    const error = logFailure(exception, request)
    if (error.code === 'unavailable') throw error
    if (!(await tryConsumeRateLimit('formDraft', context.address))) return seeOther('/contact/retry')
    const cookie = await saveFormDraft(context, { form: 'contact', values: { ...values, ...visit }, error })
    return seeOther('/contact/retry', { 'set-cookie': cookie })
  }
}
