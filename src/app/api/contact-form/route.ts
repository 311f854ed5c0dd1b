import { captureLead } from '@/features/leads/operations/capture-lead'
import { keepFormDraft } from '@/features/leads/operations/keep-form-draft'
import { captureSchema, formOf } from '@/features/leads/schemas'
import { localizedPath } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { atTheDoor, checkOrigin, readBody } from '@/lib/server/door'
import { admit, parse } from '@/lib/server/handle'
import { spent } from '@/lib/server/limits'

/** The contact form without JavaScript: a page follows, whatever happened (product.md). */
export const POST = (request: Request): Promise<Response> =>
  atTheDoor(request, async () => {
    checkOrigin(request)
    const form = new URLSearchParams(new TextDecoder().decode(await readBody(request, 64 * 1024)))
    const { language, values, body } = formOf(form, request.headers.get('referer'))
    const context = await admit(request, 'anyone')
    const seeOther = (path: string, headers: Record<string, string> = {}) =>
      new Response(null, { status: 303, headers: { location: localizedPath(path, language), ...headers } })
    try {
      await captureLead(context, parse(captureSchema, body))
      return seeOther('/contact/thanks')
    } catch (error) {
      if (await spent('formDraft', context.address)) return seeOther('/contact/retry')
      const known = error instanceof AppError ? error : new AppError('failed')
      const cookie = await keepFormDraft(context, { form: 'contact', values, error: known })
      return seeOther('/contact/retry', { 'set-cookie': cookie })
    }
  })
