import { typedCents } from '@/lib/money'

/**
 * Returns a fee in cents; undefined for one that is negative, too large, ambiguous or more precise than a cent. A text
 * without digits counts as 0.
 */
export function feeCents(fee: unknown): number | undefined {
  const typed = typeof fee === 'string' || typeof fee === 'number' ? String(fee) : ''
  return /\d/.test(typed) ? typedCents(typed) : 0
}
