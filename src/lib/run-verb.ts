import type { Draft, Verbs } from './api'
import { RequestError } from './request-error'
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

/** The account that the page shows. */
let account: string | undefined

/** Sends verbs for this account alone: the server refuses them in the session of another (`unauthenticated`). Returns a function that ends it. */
export function sendVerbsAs(id: string | undefined): () => void {
  account = id
  return () => (account = undefined)
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
      headers: { 'content-type': 'application/json', ...(account && { 'puente-account': account }) },
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

/** Sends `POST /api/<verb>` as `postVerb` does and returns its result, for a mutation. Throws RequestError. */
export async function runVerb<Name extends keyof Verbs>(
  verb: Name,
  input: Verbs[Name]['input'],
  timeoutMs?: number,
): Promise<Verbs[Name]['result']> {
  const response = await postVerb(verb, input, timeoutMs)
  if (response.success) return response
  const { error, fields, current, existing } = response
  throw new RequestError(error, { fields, current, existing })
}

/** What the form of a verb sends. */
export type FormOf<Name extends keyof Verbs> = Draft<Verbs[Name]['input']>

/** The same for a form, whose input the server judges. */
export const submitForm = <Name extends keyof Verbs>(
  verb: Name,
  input: FormOf<Name>,
): Promise<Verbs[Name]['result']> => runVerb(verb, input as Verbs[Name]['input'])
