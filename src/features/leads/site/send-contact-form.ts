import { storedCampaign } from '@/features/consent/site/campaign-store'
import { firstTouch } from '@/features/consent/site/first-touch-cookie'
import { visitLimits } from '@/features/consent/visit'
import type { Language } from '@/i18n/languages'
import type { FieldErrorCode } from '@/lib/field-errors'
import { formFields, nestByPath } from '../fields'

/** Returns the error codes of the contact form by input name; none when it can be sent. The server checks again. */
export function checkContactForm(values: Record<string, string>): Record<string, FieldErrorCode> {
  const errors: Record<string, FieldErrorCode> = {}
  for (const { formName, required, type } of formFields) {
    const value = values[formName]?.trim() ?? ''
    if (!value && required) errors[formName] = 'required'
    else if (value && type === 'email' && !/^\S+@\S+\.\S{2,}$/.test(value)) errors[formName] = 'email'
  }
  return errors
}

type Response = { success: boolean; error?: string; fields?: Record<string, string> }

type Submission = {
  /** By the names of the inputs. */
  values: Record<string, string>
  language: Language
  /** Undefined on a page without https, where browsers have no `crypto.randomUUID`. */
  submissionId: string | undefined
  timingToken: string | undefined
}

const CAPTURE_TIMEOUT_MS = 20_000
const TOKEN_TIMEOUT_MS = 4_000

/** Cuts a URL to the limit of lead capture, which would reject the form with a longer one. */
const cutUrl = (url: string) => url.slice(0, visitLimits.url)

/** Posts the form to the lead capture. Returns the error 'failed' after a network error or a timeout. */
export async function sendContactForm(submission: Submission): Promise<Response> {
  const { values, language, submissionId, timingToken } = submission
  // On the page after a form that failed without JavaScript, the visit is that of the page before.
  const isCarried = values.page_url !== undefined
  const fields = nestByPath([
    ...formFields.map(({ input, formName }) => [input, values[formName]] as const),
    ['metadata.page_url', cutUrl(values.page_url ?? location.href)],
    ['metadata.referrer', cutUrl(isCarried ? (values.referrer ?? '') : document.referrer)],
  ])
  const body = {
    ...fields,
    ...campaignIn(values),
    ...storedCampaign(),
    first_touch: firstTouch(),
    language,
    website: values.website,
    submission_id: submissionId,
    timing_token: timingToken,
  }
  try {
    const response = await fetch('/api/lead-capture', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CAPTURE_TIMEOUT_MS),
    })
    const result = (await response.json()) as Response
    return { ...result, success: response.ok && result.success }
  } catch {
    return { success: false, error: 'failed' }
  }
}

/** The campaign that hidden inputs carry. */
const campaignIn = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('utm_')))

/** Fetches the signed time at which the visitor began to fill in the form; undefined when that fails. */
export async function fetchTimingToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/form-token', { signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS) })
    return response.ok ? ((await response.json()) as { token: string }).token : undefined
  } catch {
    return undefined
  }
}
