import type { Queries } from './api'
import { RequestError, requestErrorOf } from './request-error'

const TIMEOUT_MS = 20_000

type Answer = { success?: boolean; error?: string; requestId?: string; result?: unknown }

/** Sends `GET /api/<query>` and returns its result. Throws RequestError; an aborted request throws the signal's reason. */
export async function readQuery<Name extends keyof Queries>(
  query: Name,
  params: { [Key in keyof Queries[Name]['input']]?: string },
  signal: AbortSignal,
): Promise<Queries[Name]['result']> {
  try {
    const response = await fetch(
      `/api/${query}?${new URLSearchParams(params as Record<string, string>).toString()}`,
      {
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      },
    )
    const { success, error = 'failed', requestId, result } = (await response.json()) as Answer
    if (!success) throw new RequestError(error, { requestId })
    return result
  } catch (error) {
    signal.throwIfAborted()
    throw requestErrorOf(error)
  }
}
