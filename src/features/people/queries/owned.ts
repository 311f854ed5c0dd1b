import { inArray, isNull, notInArray } from 'drizzle-orm'

import { generator_drafts, leads, proposals } from '@/payload-tables'

/** It can still be won. */
export const isOpenLead = notInArray(leads.status, ['closed_won', 'closed_lost'])

/** No proposal was made of it yet. */
export const isUnfinishedDraft = isNull(generator_drafts.proposal)

/** Its client has not decided. */
export const isOpenProposal = inArray(proposals.status, ['draft', 'sent'])
