import { storedCampaign } from '@/features/consent/site/campaign-store'
import { firstTouch } from '@/features/consent/site/first-touch-cookie'
import { visitLimits } from '@/features/consent/visit'
import type { TimesToPick } from '../picker-rules'

/** What the pages of calls send and ask for. */

const TIMEOUT_MS = 20_000

export type CallAnswer = {
  success: boolean
  error?: string
  fields?: Record<string, string>
  /** ISO times that are free instead. */
  times?: string[]
  /** The time of the visitor's call that stands instead. */
  current?: { value: string | null }
  token?: string
}

/** Posts JSON to a verb. Returns the error 'failed' after a network error or a timeout. */
export async function postCall(verb: 'book-call' | 'move-call', body: object): Promise<CallAnswer> {
  try {
    const response = await fetch(`/api/${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const answer = (await response.json()) as CallAnswer
    return { ...answer, success: response.ok && answer.success }
  } catch {
    return { success: false, error: 'failed' }
  }
}

/** What the browser adds to a booking: the page, where the visitor came from, and the campaign. */
export const visitOfPage = () => ({
  metadata: {
    page_url: location.href.slice(0, visitLimits.url),
    referrer: document.referrer.slice(0, visitLimits.url),
  },
  ...storedCampaign(),
  first_touch: firstTouch(),
})

/** Asks for the free times in a language, or of a call. Returns undefined when they could not be read. */
export async function fetchTimes(query: Record<string, string>): Promise<TimesToPick | undefined> {
  try {
    const response = await fetch(`/api/free-times?${new URLSearchParams(query).toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? ((await response.json()) as TimesToPick) : undefined
  } catch {
    return undefined
  }
}
