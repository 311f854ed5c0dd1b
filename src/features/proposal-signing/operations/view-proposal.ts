import { and, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { appendAuditEntry } from '@/features/audit/operations/append-audit-entry'
import { AppError } from '@/lib/app-error'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { proposal_versions, proposal_views, proposals } from '@/payload-tables'
import type { ViewProposalInput } from '../signing-schemas'
import { requireSigner } from './require-signer'

/**
 * Records that the signed-in client has opened a version of a proposal, once for each account. The first opening of a
 * version is appended to the audit chain. Throws AppError 'not_found' for a version that the client cannot read.
 */
export async function viewProposal(
  context: Context,
  { proposal, version }: ViewProposalInput,
): Promise<{ isFirst: boolean }> {
  const { req } = context
  return inTransaction(req, async () => {
    const reader = await requireSigner(context, { mayBeInactive: true })
    // Locked, so that of two accounts that open it at the same moment one is the first.
    const { id, number, sha256 } = proposal_versions
    const db = await databaseOf(req)
    const [row] = await db
      .select({ id, number, sha256 })
      .from(proposals)
      .innerJoin(proposal_versions, and(eq(proposal_versions.proposal, proposals.id), eq(sha256, version)))
      .where(
        and(
          eq(proposals.id, proposal),
          eq(proposals.client, reader.client.id),
          ne(proposals.status, 'draft'),
        ),
      )
      .for('no key update', { of: proposals })
    if (!row) throw new AppError('not_found')
    const other = alias(proposal_views, 'other')
    const others = db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.version, row.id), sql`${other.user} is distinct from ${reader.id}`))
    const [view] = await db
      .insert(proposal_views)
      .values({ proposal, version: row.id, user: reader.id, viewedAt: sql`clock_timestamp()` })
      .onConflictDoNothing({ target: [proposal_views.version, proposal_views.user] })
      .returning({ isFirst: sql<boolean>`not exists ${others}` })
    if (!view) return { isFirst: false }
    await announce(req, 'proposals', proposal)
    if (view.isFirst)
      await appendAuditEntry(req, {
        type: 'proposal_opened',
        subjectId: proposal,
        data: { version: row.number, sha256: row.sha256 },
      })
    return view
  })
}
