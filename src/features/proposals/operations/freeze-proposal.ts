import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf, sql, isoTime } from '@/lib/server/db/sql'
import { AppError } from '@/lib/app-error'
import { pictureIdsOf } from '@/lib/document'
import { proposal_images, proposals } from '@/payload-tables'
import type { Proposal, ProposalVersion } from '@/payload-types'
import { findAgency, type FrozenAgency } from '../queries/agency'
import type { FrozenImage } from '../rules'

/**
 * Keeps pictures of a proposal for good, because a version of it that is sent shows them: from now on nobody can change or
 * delete them. Runs in the transaction of the request. Returns them in the order of their ids. Throws AppError 'invalid'
 * with the field `content` when one does not exist or belongs to another proposal.
 */
export async function freezeImages(
  req: PayloadRequest,
  proposal: string,
  ids: readonly string[],
): Promise<FrozenImage[]> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return []
  const isOwn = and(
    eq(proposal_images.proposal, proposal),
    inArray(proposal_images.id, unique),
    isNotNull(proposal_images.sha256),
  )
  const db = await databaseOf(req)
  await db
    .update(proposal_images)
    .set({ frozenAt: sql`now()` })
    .where(and(isOwn, isNull(proposal_images.frozenAt)))
  const images = await db
    .select({ id: proposal_images.id, sha256: sql<string>`${proposal_images.sha256}` })
    .from(proposal_images)
    .where(isOwn)
    .orderBy(proposal_images.id)
  if (images.length < unique.length) throw new AppError('invalid', { fields: { content: 'pictures' } })
  return images
}

/** The content of a version: what the client reads and signs. */
type VersionContent = Pick<
  Proposal,
  'title' | 'content' | 'language' | 'setupFee' | 'monthlyFee' | 'amount' | 'currency' | 'expiresAt'
> & { proposal: string; number: number; images?: FrozenImage[]; agency?: FrozenAgency }

/** Returns the canonical JSON of a version (RFC 8785: equal content has equal bytes) and its SHA-256 in hex. */
export function canonicalBytes(content: VersionContent): { canonical: string; sha256: string } {
  const canonical = canonicalize(content) ?? ''
  return { canonical, sha256: createHash('sha256').update(canonical, 'utf8').digest('hex') }
}

/**
 * Stores the draft of a proposal as a new immutable version, with its pictures and who the agency is, and marks the
 * proposal as sent, in the transaction of the request. Locks the proposal. Throws AppError 'conflict' when it is not a
 * draft, 'not_found' when it does not exist, and 'invalid' with the field `content` when one of its pictures does not exist
 * or belongs to another proposal. The time is the database's; only the demo's history has another, `at`.
 */
export async function freezeProposal(req: PayloadRequest, id: string, at?: Date): Promise<ProposalVersion> {
  const db = await databaseOf(req)
  const [locked] = await db
    .select({ status: proposals.status, now: isoTime(sql<string>`now()`) })
    .from(proposals)
    .where(eq(proposals.id, id))
    .for('update')
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
  const frozenAt = at?.toISOString() ?? locked.now
  const images = await freezeImages(req, id, pictureIdsOf(content))
  const pictures = images.length > 0 ? { images } : {}
  const agency = await findAgency(req, language)
  const bytes = canonicalBytes({ proposal: id, number, content, agency, ...terms, ...pictures })
  const version = await system.create({
    collection: 'proposal-versions',
    data: { proposal: id, number, frozenAt, ...terms, ...bytes },
  })
  await system.update({
    collection: 'proposals',
    id,
    data: { status: 'sent', sentAt: proposal.sentAt ?? frozenAt },
  })
  return version
}
