import { RequestError, requestErrorOf } from './request-error'

const TIMEOUT_MS = 20_000

type Answer = { success?: boolean; error?: string; requestId?: string; result?: unknown }

/** Sends `GET /api/<query>` and returns its result. Throws RequestError; an aborted request throws the signal's reason. */
export async function readQuery<Result>(
  query: string,
  params: Record<string, string>,
  signal: AbortSignal,
): Promise<Result> {
  try {
    const response = await fetch(`/api/${query}?${new URLSearchParams(params).toString()}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    const { success, error = 'failed', requestId, result } = (await response.json()) as Answer
    if (!success) throw new RequestError(error, { requestId })
    return result as Result
  } catch (error) {
    signal.throwIfAborted()
    throw requestErrorOf(error)
  }
}
