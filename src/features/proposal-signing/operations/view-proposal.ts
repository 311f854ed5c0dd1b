import { appendAuditEntry } from '@/features/audit/operations/append-audit-entry'
import { AppError } from '@/lib/app-error'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
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
    const [row] = await runSql<{ id: string; number: number; sha256: string }>(
      req,
      sql`
        select v.id, v.number::int as number, v.sha256 from proposals p
        join proposal_versions v on v.proposal_id = p.id and v.sha256 = ${version}
        where p.id = ${proposal} and p.client_id = ${reader.client.id} and p.status <> 'draft'
        for no key update of p`,
    )
    if (!row) throw new AppError('not_found')
    const [view] = await runSql<{ isFirst: boolean }>(
      req,
      sql`
        insert into proposal_views (proposal_id, version_id, user_id, viewed_at)
        values (${proposal}, ${row.id}, ${reader.id}, clock_timestamp())
        on conflict (version_id, user_id) do nothing
        returning not exists (
          select from proposal_views o where o.version_id = ${row.id} and o.user_id is distinct from ${reader.id}
        ) as "isFirst"`,
    )
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
