import { boundedFetch } from '../bounded-fetch'

/** Far above a product, a price or a list of one product. */
const MAX_ANSWER_BYTES = 512_000

const bounded = boundedFetch(MAX_ANSWER_BYTES, new AbortController().signal)

/**
 * A fetch for Stripe's library that reads an answer up to a limit. One that is not an object becomes invalid JSON: the
 * library sets a property on any JSON, and a number makes that an unhandled rejection, while the caller waits in vain.
 */
export const stripeFetch: typeof fetch = async (input, init) => {
  const response = await bounded(input, init)
  const body = await response.text()
  const { status, statusText, headers } = response
  return new Response(body.trimStart().startsWith('{') ? body : null, { status, statusText, headers })
}
