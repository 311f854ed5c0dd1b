import type { PayloadRequest } from 'payload'

import { hasReachedDailyLimit } from '@/features/mail/queue-email'

/**
 * How many emails of each kind a mailbox gets in 24 hours when strangers request them, from all networks together. The
 * first verification or invitation, which the sign-up or staff cause, counts too; so strangers can cause two of each kind.
 */
const maxPerDay = { 'verify-address': 3, invitation: 3, 'address-taken': 2 } as const

/**
 * Whether no more emails of this kind may be sent to the address at the request of a stranger. Callers must then also leave
 * alone what the email would replace: the links that its owner has still work.
 */
export const hasReachedMailboxLimit = (
  req: PayloadRequest,
  kind: keyof typeof maxPerDay,
  recipient: string,
): Promise<boolean> => hasReachedDailyLimit(req, { kind, recipient }, maxPerDay[kind])
