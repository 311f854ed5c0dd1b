import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { isAdmin } from '@/lib/roles'
import { databaseOf, sql, coalesce, isoTime, personName } from '@/lib/server/db/sql'
import {
  audit_entries,
  clients,
  proposal_signatures,
  proposal_versions,
  proposal_views,
  proposals,
  users,
} from '@/payload-tables'
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

const data = sql`${audit_entries.data}::jsonb`
const isByClient = inArray(audit_entries.type, ['proposal_opened', 'proposal_signed', 'proposal_declined'])

const builder = new QueryBuilder()

/** The version that an entry is about. */
const version = builder
  .select({ id: proposal_versions.id, title: proposal_versions.title })
  .from(proposal_versions)
  .where(
    and(
      eq(proposal_versions.proposal, proposals.id),
      eq(proposal_versions.number, sql`(${data} ->> 'version')::int`),
    ),
  )
  .as('version')

/** The first opening of that version. */
const opening = builder
  .select({ user: proposal_views.user })
  .from(proposal_views)
  .where(and(eq(audit_entries.type, 'proposal_opened'), eq(proposal_views.version, version.id)))
  .orderBy(proposal_views.viewedAt)
  .limit(1)
  .as('opening')

/**
 * Returns the newest audit entries of the proposals that came from a lead, newest first. As everywhere, openings of a
 * proposal are shown only to its owner and to admins. Callers have checked that the user is staff.
 */
export async function listProposalEvents(
  req: PayloadRequest,
  { lead, limit }: { lead: string; limit: number },
): Promise<ProposalEvent[]> {
  const isOwn = sql`${proposals.owner} = ${req.user?.id ?? null}`
  const isShown = isAdmin(req.user) ? undefined : or(ne(audit_entries.type, 'proposal_opened'), isOwn)
  const { signer, signerName } = proposal_signatures
  const db = await databaseOf(req)
  const rows = await db
    .select({
      seq: audit_entries.seq,
      // Those of invoices are about invoices.
      type: sql<ProposalEventType>`${audit_entries.type}`,
      at: isoTime(audit_entries.occurredAt),
      title: coalesce(version.title, proposals.title),
      person: sql<string | null>`coalesce(${users.id}::text, ${signer}, ${clients.id}::text)`,
      name: sql<string | null>`coalesce(${personName(users)}, ${signerName}, ${clients.name})`,
    })
    .from(proposals)
    .innerJoin(audit_entries, eq(audit_entries.subjectId, sql`${proposals.id}::text`))
    .leftJoinLateral(version, sql`true`)
    .leftJoin(
      proposal_signatures,
      and(
        eq(proposal_signatures.proposal, proposals.id),
        eq(proposal_signatures.sha256, sql`${data} ->> 'sha256'`),
      ),
    )
    .leftJoinLateral(opening, sql`true`)
    .leftJoin(users, sql`${users.id}::text = coalesce(${data} ->> 'actor', ${signer}, ${opening.user}::text)`)
    .leftJoin(clients, and(eq(clients.id, proposals.client), isByClient))
    .where(and(eq(proposals.lead, lead), isShown))
    .orderBy(desc(audit_entries.seq))
    .limit(limit)
  return rows.map(({ seq, type, at, title, person, name }) => ({
    id: `audit ${seq}`,
    type,
    data: { proposal: title },
    at: new Date(at).toISOString(),
    actor: person === null ? null : { id: person, name },
  }))
}
