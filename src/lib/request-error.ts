import type { CurrentValue, ExistingDocument } from './app-error'

/** Why a request of a board failed: the error code of the response, or 'failed' without one. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    readonly details: {
      fields?: Record<string, string>
      current?: CurrentValue
      existing?: ExistingDocument
      requestId?: string
    } = {},
  ) {
    super(code)
    this.name = 'RequestError'
  }
}

/** Returns the error of anything that was thrown. */
export const requestErrorOf = (error: unknown): RequestError =>
  error instanceof RequestError ? error : new RequestError('failed')
