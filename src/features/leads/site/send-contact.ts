import { campaign } from '@/features/shell/site/campaign-store'
import { firstTouch } from '@/features/shell/site/consent/first-touch-cookie'
import type { Language } from '@/i18n/languages'
import { leadLimits } from '../rules'

type Answer = { success: boolean; error?: string; fields?: Record<string, string> }

type Sent = {
  values: Record<string, string>
  language: Language
  /** Unknown where the browser makes none: on a page without https. */
  submission: string | undefined
  token: string | undefined
}

/** How long a visitor waits for an answer, and for the token, in milliseconds. A second try is the same lead. */
const patience = 20_000
const tokenPatience = 4_000

/** An address as the server takes it: too long a one must not cost the message. */
const address = (url: string) => url.slice(0, leadLimits.url)

/** Sends the specification's lead payload; a network that fails is an answer that failed. */
export async function sendContact({ values, language, submission, token }: Sent): Promise<Answer> {
  const { service_interest, ...fields } = values
  const body = {
    ...fields,
    source: 'Contact Form',
    ...campaign(),
    first_touch: firstTouch(),
    metadata: { service_interest, page_url: address(location.href), referrer: address(document.referrer) },
    language,
    submission_id: submission,
    timing_token: token,
  }
  try {
    const response = await fetch('/api/lead-capture', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    const answer = (await response.json()) as Answer
    return { ...answer, success: response.ok && answer.success === true }
  } catch {
    return { success: false, error: 'failed' }
  }
}

/** When the visitor began to fill in the form, signed by the server; without it the form is sent all the same. */
export async function fetchToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/form-token', { signal: AbortSignal.timeout(tokenPatience) })
    return response.ok ? ((await response.json()) as { token: string }).token : undefined
  } catch {
    return undefined
  }
}
