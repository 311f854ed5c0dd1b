import { sql } from '@/lib/server/db/sql'

/** Of a lead `l`: it can still be won. */
export const isOpenLead = sql`l.status not in ('closed_won', 'closed_lost')`

/** Of a draft `d` of the generator: no proposal was made of it yet. */
export const isUnfinishedDraft = sql`d.proposal_id is null`

/** Of a proposal `p`: its client has not decided. */
export const isOpenProposal = sql`p.status in ('draft', 'sent')`
