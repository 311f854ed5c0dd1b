/** Why the session could not start again. `other`: another account signed in, which never gets these words. */
export type SignInFailure = 'mismatch' | 'too_many' | 'unavailable' | 'failed' | 'other'

const failures: Record<number, SignInFailure> = {
  400: 'mismatch',
  401: 'mismatch',
  429: 'too_many',
  503: 'unavailable',
}

/** Starts a session of that account in this browser. Resolves to why that failed; undefined when it worked. */
export async function signInAgain(
  account: { id: string; email: string },
  password: string,
): Promise<SignInFailure | undefined> {
  try {
    const response = await fetch('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email, password }),
      signal: AbortSignal.timeout(20_000),
    })
    if (!response.ok) return failures[response.status] ?? 'failed'
    const { user } = (await response.json()) as { user?: { id?: string } }
    return user?.id === account.id ? undefined : 'other'
  } catch {
    return 'failed'
  }
}
