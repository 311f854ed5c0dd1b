import type { SignedInUser } from './sign-in-redirect'

/**
 * The result of a sign-in. `mismatch` does not reveal whether the address is unknown, unverified or has another password.
 */
export type SignInResult = SignedInUser | { error: 'mismatch' | 'too_many' | 'unavailable' | 'failed' }

const errors: Record<number, 'mismatch' | 'too_many' | 'unavailable'> = {
  400: 'mismatch',
  401: 'mismatch',
  429: 'too_many',
  503: 'unavailable',
}

/** Starts a session. Never throws: a network error returns the error 'failed'. */
export async function signIn(values: { email: string; password: string }): Promise<SignInResult> {
  try {
    const response = await fetch('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(20_000),
    })
    if (!response.ok) return { error: errors[response.status] ?? 'failed' }
    const { user } = (await response.json()) as { user: SignedInUser }
    return { role: user.role, language: user.language }
  } catch {
    return { error: 'failed' }
  }
}
