import { campaign } from '@/features/shell/site/campaign-store'
import type { Language } from '@/i18n/languages'

type Answer = { success: boolean; error?: string; fields?: Record<string, string> }

type Sent = {
  values: Record<string, string>
  language: Language
  submission: string
  token: string | undefined
}

/** Sends the specification's lead payload; a network that fails is an answer that failed. */
export async function sendContact({ values, language, submission, token }: Sent): Promise<Answer> {
  const { service_interest, ...fields } = values
  const body = {
    ...fields,
    source: 'Contact Form',
    ...campaign(),
    metadata: { service_interest, page_url: location.href, referrer: document.referrer },
    language,
    submission_id: submission,
    timing_token: token,
  }
  try {
    const response = await fetch('/api/lead-capture', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Answer
    return { ...answer, success: response.ok && answer.success === true }
  } catch {
    return { success: false, error: 'failed' }
  }
}

/** When the visitor began to fill in the form, signed by the server; without it the form is sent all the same. */
export async function fetchToken(): Promise<string | undefined> {
  const response = await fetch('/api/form-token').catch(() => undefined)
  return response?.ok ? ((await response.json()) as { token: string }).token : undefined
}
