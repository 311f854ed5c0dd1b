import { postVerb } from './post-verb'
import { RequestError } from './request-error'

/** Sends `POST /api/<verb>` and returns its result, for a mutation. Throws RequestError. */
export async function runVerb<Result extends object>(verb: string, input: object): Promise<Result> {
  const response = await postVerb<Result>(verb, input)
  if (response.success) return response
  const { error, fields, current, existing } = response
  throw new RequestError(error, { fields, current, existing })
}
