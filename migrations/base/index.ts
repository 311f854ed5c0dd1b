import { sql } from '@payloadcms/db-postgres'

import { auditChain } from './audit-chain'
import { cascadingDeletes } from './cascading-deletes'
import { leadStatistics } from './lead-statistics'
import { pendingTicketReplies } from './pending-ticket-replies'
import { previewRevocations } from './preview-revocations'
import { rateLimits } from './rate-limits'
import { scheduledPublications } from './scheduled-publications'
import { search } from './search'
import { translations } from './translations'
import { writtenOnce } from './written-once'

/**
 * The part of the base migration that is written by hand, because Payload's fields cannot describe it. `beforeTables` has
 * what the generated statements use.
 */
export const beforeTables = [search]

export const afterTables = [
  rateLimits,
  cascadingDeletes,
  ...writtenOnce,
  auditChain,
  leadStatistics,
  pendingTicketReplies,
  scheduledPublications,
  translations,
  previewRevocations,
]

/** Before the tables of the collections go, which the others refer to. */
export const dropTables = sql`
  DROP TABLE "rate_limits", "counted_leads", "lead_statistics", "lead_statistics_deltas", "pending_ticket_replies",
    "scheduled_publications", "translated_passages", "translations", "preview_revocations";`

/** After them: triggers and functions with a table in their signature have gone with it. */
export const dropFunctions = sql`
  DROP FUNCTION "rebuild_lead_statistics", "recount_lead", "count_lead", "lead_measures", "reply_bucket", "refuse_change",
    "fold_text";`
