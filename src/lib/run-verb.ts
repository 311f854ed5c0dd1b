import type { Draft, Verbs } from './api'
import { postVerb } from './post-verb'
import { RequestError } from './request-error'

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
