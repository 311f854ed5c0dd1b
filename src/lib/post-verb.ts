import type { Verbs } from './api'
import type { CurrentValue, ExistingDocument } from './app-error'

/**
 * The response of a verb: its result, or an error code with error codes by field, and for a conflict the current value or
 * the document that exists already.
 */
export type VerbResponse<Result extends object = object> =
  | ({ success: true } & Result)
  | {
      success: false
      error: string
      fields?: Record<string, string>
      current?: CurrentValue
      existing?: ExistingDocument
    }

const TIMEOUT_MS = 20_000
/** For verbs that ask a service of another company, which end within 50 s. */
export const SERVICE_TIMEOUT_MS = 55_000

/** Sends `POST /api/<verb>`. Gives up after `timeoutMs`. Never throws: a network failure returns the error code 'failed'. */
export async function postVerb<Name extends keyof Verbs>(
  verb: Name,
  input: Verbs[Name]['input'],
  timeoutMs = TIMEOUT_MS,
): Promise<VerbResponse<Verbs[Name]['result']>> {
  try {
    const response = await fetch(`/api/${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return (await response.json()) as VerbResponse<Verbs[Name]['result']>
  } catch {
    return { success: false, error: 'failed' }
  }
}

/** An idempotency key for one submission, reused by retries. Undefined without https, where browsers have no randomUUID. */
export const newSubmissionId = (): string | undefined => (crypto as Partial<Crypto>).randomUUID?.()
