import { createHash } from 'node:crypto'

import canonicalize from 'canonicalize'
import type { PayloadRequest } from 'payload'

import { asSystem, sql, statement } from '@/lib/server/db'
import { AppError } from '@/lib/app-error'
import type { Proposal, ProposalVersion } from '@/payload-types'

/** What a version says, before it has a form: exactly what the client reads, and what a signature binds. */
type Frozen = Pick<
  Proposal,
  'title' | 'content' | 'language' | 'setupFee' | 'monthlyFee' | 'amount' | 'currency' | 'expiresAt'
> & { proposal: string; number: number }

/** The bytes of a version, the same for the same words on every machine (RFC 8785), and their SHA-256 in hex. */
export function canonicalBytes(frozen: Frozen): { canonical: string; sha256: string } {
  const canonical = canonicalize(frozen) ?? ''
  return { canonical, sha256: createHash('sha256').update(canonical, 'utf8').digest('hex') }
}

/**
 * Freezes the proposal as it is now into a version of its own and marks it as sent, in the transaction of the request.
 * One at a time for each proposal. Throws `conflict` when it is no draft, `not_found` when there is none.
 */
export async function freezeProposal(req: PayloadRequest, id: string): Promise<ProposalVersion> {
  const [locked] = await sql<{ status: string; now: string }>(
    req,
    statement`select status, to_json(now()) #>> '{}' as now from proposals where id = ${id} for update`,
  )
  if (!locked) throw new AppError('not_found')
  if (locked.status !== 'draft') throw new AppError('conflict')
  const system = asSystem(req)
  const proposal = await system.findByID({ collection: 'proposals', id })
  const { totalDocs } = await system.count({
    collection: 'proposal-versions',
    where: { proposal: { equals: id } },
  })
  const { title, content, language, setupFee, monthlyFee, amount, currency } = proposal
  const terms = {
    title,
    language,
    setupFee,
    monthlyFee,
    amount,
    currency,
    expiresAt: proposal.expiresAt ?? null,
  }
  const number = totalDocs + 1
  const bytes = canonicalBytes({ proposal: id, number, content, ...terms })
  const version = await system.create({
    collection: 'proposal-versions',
    data: { proposal: id, number, frozenAt: locked.now, ...terms, ...bytes },
  })
  await system.update({
    collection: 'proposals',
    id,
    data: { status: 'sent', sentAt: proposal.sentAt ?? locked.now },
  })
  return version
}
