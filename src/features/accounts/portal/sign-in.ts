import type { Role } from '../rules'

/** What a try to sign in came to. `mismatch` says no more than that: no answer tells a known address from another. */
export type SignInAnswer =
  { role: Role } | { fault: 'mismatch' | 'unverified' | 'too_many' | 'unavailable' | 'failed' }

const faults: Record<number, 'mismatch' | 'unverified' | 'too_many' | 'unavailable'> = {
  400: 'mismatch',
  401: 'mismatch',
  403: 'unverified',
  429: 'too_many',
  503: 'unavailable',
}

/** Opens a session. Never throws: a network that fails is an answer that failed. */
export async function signIn(values: { email: string; password: string }): Promise<SignInAnswer> {
  try {
    const answer = await fetch('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(20_000),
    })
    if (!answer.ok) return { fault: faults[answer.status] ?? 'failed' }
    return { role: ((await answer.json()) as { user: { role: Role } }).user.role }
  } catch {
    return { fault: 'failed' }
  }
}
