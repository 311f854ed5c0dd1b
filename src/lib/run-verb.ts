import { postVerb } from './post-verb'
import { RequestError } from './request-error'

/** Sends `POST /api/<verb>` as `postVerb` does and returns its result, for a mutation. Throws RequestError. */
export async function runVerb<Result extends object>(
  verb: string,
  input: object,
  timeoutMs?: number,
): Promise<Result> {
  const response = await postVerb<Result>(verb, input, timeoutMs)
  if (response.success) return response
  const { error, fields, current, existing } = response
  throw new RequestError(error, { fields, current, existing })
}
