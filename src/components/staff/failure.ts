import { requestErrorOf } from '@/lib/request-error'

const readable = ['not_found', 'unauthenticated', 'forbidden', 'too_many', 'unavailable'] as const
const known = [
  ...readable,
  'invalid',
  'unread',
  'not_configured',
  'billing_unavailable',
  'billing_refused',
  'billing_mismatch',
] as const
export type Reason = (typeof known)[number] | 'failed'

/** Returns the key in `dashboard.reasons` of a failed request. */
export function reasonOf(error: unknown): Reason {
  const { code } = requestErrorOf(error)
  return known.find((name) => name === code) ?? 'failed'
}

/** Returns the key in `dashboard.readReasons` of a failed read; undefined when there is nothing to add. */
export function readReasonOf(error: unknown): (typeof readable)[number] | undefined {
  const { code } = requestErrorOf(error)
  return readable.find((name) => name === code)
}
