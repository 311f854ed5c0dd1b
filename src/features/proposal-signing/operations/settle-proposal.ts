import { and, eq, isNotNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { latestVersion } from '@/features/proposals/queries/versions'
import { AppError } from '@/lib/app-error'
import { sha256Of } from '@/lib/server/canonical'
import { databaseOf, runSql, sql } from '@/lib/server/db/sql'
import { proposals } from '@/payload-tables'

/** A decision of the client about the version that the page showed. */
type Decision = {
  proposal: string
  /** The SHA-256 of the version. */
  version: string
  client: string
} & ({ status: 'signed' } | { status: 'rejected'; reason: string | null })

/** The proposal that was decided, with its latest version. Amounts are in cents. */
export type SettledProposal = {
  id: string
  lead: string | null
  owner: string | null
  /** The moment of the decision in ISO 8601, UTC, with milliseconds. */
  at: string
  version: { id: string; number: number; sha256: string }
  title: string
  amount: number
  currency: string
}

const settledRow = z.object({
  id: z.string(),
  lead: z.string().nullable(),
  owner: z.string().nullable(),
  at: z.string(),
  title: z.string(),
  amount: z.number(),
  currency: z.string(),
  versionId: z.string(),
  number: z.number(),
  sha256: z.string(),
  canonical: z.string(),
})

/**
 * Marks a sent proposal as signed or declined, in the transaction of the request. One statement with all conditions, so that
 * of two decisions at the same moment one wins. Throws AppError 'not_found' for a proposal that the client does not have or
 * has not got yet, and 'conflict' with the current state when it cannot be decided: its status, or 'expired'. With 'sent'
 * another version is the latest.
 */
export async function settleProposal(req: PayloadRequest, decision: Decision): Promise<SettledProposal> {
  const { proposal, version, client, status } = decision
  const change =
    status === 'signed'
      ? sql`signed_at = moment.at`
      : sql`declined_at = moment.at, decline_reason = ${decision.reason}`
  // A change of rows that is joined with others.
  const [row] = await runSql(
    req,
    sql`
      update proposals p set status = ${status}::enum_proposals_status, ${change}, updated_at = moment.at
      from proposal_versions v, (select date_trunc('milliseconds', clock_timestamp()) as at) moment
      where p.id = ${proposal} and p.client_id = ${client} and p.status = 'sent'
        and v.proposal_id = p.id and v.sha256 = ${version}
        and (v.expires_at is null or v.expires_at >= moment.at)
        and not exists (select from proposal_versions n where n.proposal_id = p.id and n.number > v.number)
      returning p.id, p.lead_id as lead, p.owner_id as owner, v.id as "versionId", v.number::int as number,
        v.sha256, v.canonical, v.title, v.amount::float8 as amount, v.currency,
        to_char(moment.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
    settledRow,
  )
  if (!row) throw await refusal(req, proposal, client)
  const { versionId, number, sha256, canonical, ...settled } = row
  if (sha256Of(canonical) !== sha256) throw new Error(`version ${versionId} does not match its SHA-256`)
  return { ...settled, version: { id: versionId, number, sha256 } }
}

async function refusal(req: PayloadRequest, id: string, client: string): Promise<AppError> {
  const db = await databaseOf(req)
  const version = latestVersion(db)
  const [row] = await db
    .select({
      status: sql<string>`
        case when ${proposals.status} = 'sent' and ${version.expiresAt} < clock_timestamp() then 'expired'
          else ${proposals.status}::text end`,
    })
    .from(proposals)
    .leftJoinLateral(version, sql`true`)
    .where(and(eq(proposals.id, id), eq(proposals.client, client), isNotNull(proposals.sentAt)))
  if (!row) return new AppError('not_found')
  return new AppError('conflict', { current: { value: row.status, changedBy: null, changedAt: null } })
}
