/** What a verb answers: its result, or the code of a failure with the faults by field. */
export type Answer<Result extends object = object> =
  ({ success: true } & Result) | { success: false; error: string; fields?: Record<string, string> }

/** How long somebody waits for an answer, in milliseconds. */
const patience = 20_000

/** Asks for a verb (`POST /api/<verb>`). Never throws: a network that fails is an answer that failed. */
export async function postVerb<Result extends object = object>(
  verb: string,
  input: object,
): Promise<Answer<Result>> {
  try {
    const response = await fetch(`/api/${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(patience),
    })
    return (await response.json()) as Answer<Result>
  } catch {
    return { success: false, error: 'failed' }
  }
}

/** A name for one sending, kept until it has arrived, so that a second try is the same one. Missing without https. */
export const newSubmission = (): string | undefined => (crypto as Partial<Crypto>).randomUUID?.()
