import type { Language } from '@/i18n/languages'
import type { Role } from './roles'

/** Whom a session began for. `language` is that of the account; older accounts may have none. */
export type SignedInAccount = { id: string; role: Role; language?: Language | null }

/** Why none began. `mismatch` does not reveal whether the address is unknown, unverified or has another password. */
export const signInFailures = ['mismatch', 'too_many', 'unavailable', 'failed'] as const
export type SignInFailure = (typeof signInFailures)[number]

const failures: Record<number, SignInFailure> = {
  400: 'mismatch',
  401: 'mismatch',
  429: 'too_many',
  503: 'unavailable',
}

/** Returns why a sign-in that was answered with that status failed. */
export const signInFailure = (status: number): SignInFailure => failures[status] ?? 'failed'

const PATIENCE_MS = 20_000

/** Starts a session of this browser. Never throws: without an answer the error is 'failed'. */
export async function signIn(values: {
  email: string
  password: string
}): Promise<{ user: SignedInAccount } | { error: SignInFailure }> {
  try {
    const response = await fetch('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) return { error: signInFailure(response.status) }
    const { user } = (await response.json()) as { user: SignedInAccount }
    return { user }
  } catch {
    return { error: 'failed' }
  }
}
