/** The expected failures of the product. Screens translate `errors.<code>`; the door answers with the status. */
const statuses = {
  invalid: 400,
  unauthenticated: 401,
  mismatch: 401,
  password_needed: 401,
  forbidden: 403,
  origin: 403,
  not_found: 404,
  conflict: 409,
  link_over: 410,
  too_large: 413,
  too_many: 429,
  failed: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statuses

/** An expected failure: a code that screens translate, and the faults by field where there are any. */
export class AppError extends Error {
  readonly status: number

  constructor(
    readonly code: ErrorCode,
    readonly details: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.status = statuses[code]
  }
}
