import type { PayloadRequest } from 'payload'

import { isAdmin } from '@/lib/roles'
import { runSql, sql } from '@/lib/server/db/sql'
import type { ProposalEventType } from '../rules'
import type { Person } from './lead-rows'

/** What happened to a proposal that came from a lead. `data.proposal` is its title then. */
export type ProposalEvent = {
  id: string
  type: ProposalEventType
  data: { proposal: string }
  at: string
  /** A person of the client, or who sent or revised it; null when neither is known. */
  actor: Person | null
}

type Row = { seq: string; type: ProposalEventType; at: string; title: string } & {
  person: string | null
  name: string | null
}

/**
 * Returns the newest audit entries of the proposals that came from a lead, newest first. As everywhere, openings of a
 * proposal are shown only to its owner and to admins. Callers have checked that the user is staff.
 */
export async function listProposalEvents(
  req: PayloadRequest,
  { lead, limit }: { lead: string; limit: number },
): Promise<ProposalEvent[]> {
  const rows = await runSql<Row>(
    req,
    sql`
      select a.seq, a.type, to_json(a.occurred_at) #>> '{}' as at, coalesce(v.title, p.title) as title,
        coalesce(u.id::text, s.signer, who.client) as person,
        coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), s.signer_name, who.name) as name
      from proposals p
      join audit_entries a on a.subject_id = p.id::text
      left join lateral (
        select id, title from proposal_versions
        where proposal_id = p.id and number = (a.data::jsonb ->> 'version')::int) v on true
      left join proposal_signatures s on s.proposal_id = p.id and s.sha256 = a.data::jsonb ->> 'sha256'
      left join lateral (
        select user_id::text as id from proposal_views
        where a.type = 'proposal_opened' and version_id = v.id order by viewed_at limit 1) w on true
      left join users u on u.id::text = coalesce(a.data::jsonb ->> 'actor', s.signer, w.id)
      left join lateral (
        select c.id::text as client, c.name from clients c
        where c.id = p.client_id and a.type in ('proposal_opened', 'proposal_signed', 'proposal_declined')) who on true
      where p.lead_id = ${lead} and (
        a.type <> 'proposal_opened' or ${isAdmin(req.user)} or p.owner_id = ${req.user?.id ?? null})
      order by a.seq desc limit ${limit}`,
  )
  return rows.map(({ seq, type, at, title, person, name }) => ({
    id: `audit ${seq}`,
    type,
    data: { proposal: title },
    at: new Date(at).toISOString(),
    actor: person === null ? null : { id: person, name },
  }))
}
