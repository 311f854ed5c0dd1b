import type { Payload } from 'payload'

import { duplicateProposal, reviseProposal } from '@/features/proposals/operations/proposal-drafts'
import { sendProposal } from '@/features/proposals/operations/send-proposal'
import { proposalSchema, sendProposalSchema } from '@/features/proposals/schemas'
import { autocommit, sql } from '@/lib/server/db/sql'
import type { User } from '@/payload-types'
import { callVerb } from './lead-verbs'
import { rowsOf } from './rows'

/** The verbs of staff about a proposal, as a user calls them. */
export const proposalVerbs = (payload: Payload, user: User) => ({
  send: (proposal: string, more: object = {}) =>
    callVerb(payload, user, {
      run: sendProposal,
      schema: sendProposalSchema,
      input: { proposal, by: 'mail', ...more },
    }),
  revise: (proposal: string) =>
    callVerb(payload, user, { run: reviseProposal, schema: proposalSchema, input: { proposal } }),
  duplicate: (proposal: string) =>
    callVerb(payload, user, { run: duplicateProposal, schema: proposalSchema, input: { proposal } }),
})

/** What the database has of a proposal. */
export const proposalRow = async (payload: Payload, id: string) =>
  (
    await rowsOf<{ status: string; expires: string | null; sent: string | null }>(
      payload,
      sql`
        select status, to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') as expires, sent_at as sent
        from proposals where id = ${id}`,
    )
  )[0]

/** The versions of a proposal, the oldest first. */
export const versionsOf = (payload: Payload, id: string) =>
  rowsOf<{ id: string; number: string; sha256: string }>(
    payload,
    sql`select id, number, sha256 from proposal_versions where proposal_id = ${id} order by number`,
  )

/** The emails about the versions of a proposal, the oldest first. */
export const proposalEmails = (payload: Payload, id: string) =>
  rowsOf<{
    id: string
    kind: string
    recipient: string
    language: string
    data: Record<string, unknown>
  }>(
    payload,
    sql`
      select o.id, o.kind, o.recipient, o.language, o.data from outbox o
      join proposal_versions v on v.id::text = o.subject_id where v.proposal_id = ${id} order by o.created_at, o.kind`,
  )

/** Records that a user of the client has opened the latest version. */
export const openProposal = (payload: Payload, id: string, user: string, at: Date) =>
  autocommit(
    payload,
    sql`
      insert into proposal_views (proposal_id, version_id, user_id, viewed_at)
      select proposal_id, id, ${user}, ${at.toISOString()} from proposal_versions where proposal_id = ${id}
      order by number desc limit 1`,
  )

/** The audit entries about a proposal, the oldest first. */
export const auditOf = (payload: Payload, id: string) =>
  rowsOf<{ type: string; data: string }>(
    payload,
    sql`select type, data from audit_entries where subject_id = ${id} order by seq`,
  )
