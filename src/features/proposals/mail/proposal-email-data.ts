import { z } from 'zod'

import { currencies } from '@/lib/money'

/** The data of emails about a proposal. Fees are in cents. */
const proposal = z.object({
  proposalId: z.uuid(),
  /** The number that people say. Missing in emails that were queued before they named it. */
  number: z.int().nullish(),
  title: z.string(),
  setupFee: z.int(),
  monthlyFee: z.int(),
  amount: z.int(),
  currency: z.enum(currencies),
  /** The last moment at which it can be signed, an ISO time. */
  expiresAt: z.string().nullable(),
})

/** To the client: a proposal was sent, or expires soon. */
export const clientProposalData = proposal.extend({
  /** The first name of the recipient. */
  name: z.string().nullable(),
  company: z.string().nullable(),
  /** Who wrote the proposal. */
  owner: z.string().nullable(),
  /** The secret of the link with which an invited person sets a password first. */
  token: z.string().min(1).optional(),
})
export type ClientProposalData = z.infer<typeof clientProposalData>

/** To the owner: the client has opened the proposal and not signed it. */
export const ownerProposalData = proposal.extend({
  client: z.string(),
  openedAt: z.string(),
})
export type OwnerProposalData = z.infer<typeof ownerProposalData>
