import { readContactForm } from '@/features/leads/schemas'
import { saveFormDraft } from '@/features/leads/operations/unsent-form-page'
import { localizedPath, type Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import type { Context } from '@/lib/server/http/authorize'
import { parseInput } from '@/lib/server/http/handle'
import { tryConsumeRateLimit } from '@/lib/server/http/rate-limit'
import { bookCallSchema, cancelCallSchema, moveCallSchema } from '../schemas'
import { callFormFields } from '../form-fields'
import { callPath, idOfToken } from '../call-link'
import { bookCall } from './book-call'
import { cancelCall, moveCall } from './change-call'

/** The forms of calls as a browser without JavaScript posts them: each leads to a page. */

/** Where the browser goes, and the cookie of what was typed. */
export type Destination = { path: string; cookie?: string }

const languageOf = (form: URLSearchParams): Language => (form.get('language') === 'es' ? 'es' : 'en')

/** Books a call. When that fails, leads to the form again, filled in and with the errors. */
export async function bookByForm(
  context: Context,
  form: URLSearchParams,
  referer: string | null,
): Promise<Destination> {
  const { language, visit, body } = readContactForm(form, referer)
  const values = Object.fromEntries(callFormFields.map((name) => [name, form.get(name) ?? '']))
  try {
    const input = parseInput(bookCallSchema, { ...body, ...nonEmpty(values) })
    const { token } = await bookCall(context, input)
    return { path: `${localizedPath(`/call/${token}`, language)}?new=1` }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    const query = pickedQuery(values)
    const path = `${localizedPath('/contact/call', language)}${query && `?${query}`}`
    if (!(await tryConsumeRateLimit('formDraft', context.address))) return { path }
    const nearest = (error.details.times ?? []).join(' ')
    const kept = { ...values, ...visit, nearest, stands: error.details.current?.value ?? '' }
    return { path, cookie: await saveFormDraft(context, { form: 'call', values: kept, error }) }
  }
}

/** An empty input of a form is one that is missing. */
const nonEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value))

/** The page shows the same times again. */
function pickedQuery({ time, time_zone, service, for: lead }: Record<string, string>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ time, zone: time_zone, service, for: lead }))
    if (value) query.set(name, value.slice(0, 200))
  return query.toString()
}

/** Moves or cancels the call of a signed link, and leads back to its page. */
export async function changeByForm(
  context: Context,
  form: URLSearchParams,
  action: 'move' | 'cancel',
): Promise<Destination> {
  const token = form.get('token') ?? ''
  const id = idOfToken('call', token)
  const path = id ? callPath(id, languageOf(form)) : localizedPath('/call/unknown', languageOf(form))
  const values = nonEmpty(Object.fromEntries(form))
  try {
    if (action === 'move') await moveCall(context, parseInput(moveCallSchema, values))
    else await cancelCall(context, parseInput(cancelCallSchema, values))
    return { path: action === 'move' ? `${path}?moved=1` : path }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    const query = new URLSearchParams({ error: error.code })
    if (error.code === 'taken') query.set('time', form.get('time') ?? '')
    if (error.code === 'taken') query.set('nearest', (error.details.times ?? []).join(' '))
    return { path: `${path}?${query.toString()}` }
  }
}
