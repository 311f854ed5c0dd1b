import { requestErrorOf } from '@/lib/request-error'

const known = ['not_found', 'unauthenticated', 'forbidden', 'too_many', 'invalid', 'unavailable'] as const
export type Reason = (typeof known)[number] | 'failed'

/** Returns the key in `dashboard.reasons` of a failed request. */
export function reasonOf(error: unknown): Reason {
  const { code } = requestErrorOf(error)
  return known.find((name) => name === code) ?? 'failed'
}
