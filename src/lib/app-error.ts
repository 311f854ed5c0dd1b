/**
 * Expected failures and the HTTP status of each. Screens translate `errors.<code>`. `not_configured`: the environment has
 * no key of the service. `taken`: the time of a call is no longer free. `archived`: a post in the archive is shared with nobody. `unread`: a language model wrote texts that nobody has confirmed. `billing_refused`: the billing
 * service rejects our request, mostly because of its key.
 */
const statuses = {
  invalid: 400,
  unauthenticated: 401,
  mismatch: 401,
  password_needed: 401,
  forbidden: 403,
  origin: 403,
  not_found: 404,
  conflict: 409,
  taken: 409,
  unread: 409,
  archived: 409,
  link_expired: 410,
  too_large: 413,
  too_many: 429,
  failed: 500,
  unavailable: 503,
  not_configured: 503,
  model_busy: 503,
  model_timeout: 504,
  model_truncated: 502,
  model_refused: 502,
  model_failed: 502,
  billing_unavailable: 503,
  billing_refused: 502,
  billing_mismatch: 502,
} as const

export type ErrorCode = keyof typeof statuses

/** What a document has now, for a change that expected something else, and who changed it last, if anyone is known. */
export type CurrentValue = { value: string | null; changedBy: string | null; changedAt: string | null }

/** The document that a new one would duplicate. */
export type ExistingDocument = { id: string; name: string }

/**
 * An expected failure: a code that screens translate, error codes by field, seconds until a retry makes sense, and for a
 * conflict the current value or the document that exists already, or free times.
 */
export class AppError extends Error {
  readonly status: number

  constructor(
    readonly code: ErrorCode,
    readonly details: {
      fields?: Record<string, string>
      retryAfter?: number
      current?: CurrentValue
      existing?: ExistingDocument
      /** ISO times that are free instead. */
      times?: string[]
    } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.status = statuses[code]
  }
}
