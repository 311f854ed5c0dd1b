import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { appendAuditEntry } from '../../../src/features/audit/operations/append-audit-entry'
import { canonicalEvidence } from '@/features/proposal-signing/signature-evidence'
import { CONSENT_VERSION } from '@/features/proposal-signing/signing-rules'
import { freezeProposal } from '../../../src/features/proposals/operations/freeze-proposal'
import { shownConsent, readSignaturePicture } from '@/features/proposal-signing/operations/sign-proposal'
import { sha256Of } from '../../../src/lib/server/canonical'
import { asSystem } from '../../../src/lib/server/db/local-api'
import { databaseOf } from '../../../src/lib/server/db/sql'
import { proposal_views, proposals } from '../../../src/payload-tables'
import type { ProposalVersion, User } from '../../../src/payload-types'
import { drawSignature } from '../pictures/signature'

/** An address that is reserved for examples. */
const address = '203.0.113.24'
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'

const HOUR_MS = 3_600_000

type Outcome = { proposal: string; owner: User; client: string; account: User; sent: Date; settled: Date } & (
  { state: 'signed' } | { state: 'rejected'; reason: string }
)

/**
 * Writes what the verbs would have written in the past: that a draft was sent by its owner, opened by an account of its
 * client, and signed or declined. The evidence and the audit chain are real and can be verified; only the entries of the
 * chain have the time of the seed, because nobody can choose it.
 */
export async function settle(req: PayloadRequest, outcome: Outcome): Promise<void> {
  const { proposal, owner, account, sent, settled, state } = outcome
  const version = await freezeProposal(req, proposal, sent)
  const { number, sha256, frozenAt } = version
  const entry = { version: number, sha256 }
  const record = (type: Parameters<typeof appendAuditEntry>[1]['type'], data: object) =>
    appendAuditEntry(req, { type, subjectId: proposal, data: { ...entry, ...data } })
  await record('proposal_sent', { frozenAt, by: 'link', actor: owner.id })
  const opened = new Date(Math.min(sent.getTime() + 5 * HOUR_MS, settled.getTime() - HOUR_MS))
  const db = await databaseOf(req)
  await db
    .insert(proposal_views)
    .values({ proposal, version: version.id, user: account.id, viewedAt: opened.toISOString() })
  await record('proposal_opened', {})
  if (state === 'rejected') {
    const declined = { declinedAt: settled.toISOString(), declineReason: outcome.reason }
    await changeProposal(req, proposal, { status: 'rejected', ...declined }, settled)
    await record('proposal_declined', { actor: account.id })
    return
  }
  await changeProposal(req, proposal, { status: 'signed', signedAt: settled.toISOString() }, settled)
  const evidence = await storeEvidence(req, outcome, version)
  await record('proposal_signed', { sha256: evidence })
}

/** Changes a proposal as of a time in the past. */
export async function changeProposal(
  req: PayloadRequest,
  id: string,
  change: Partial<typeof proposals.$inferInsert>,
  at: Date,
): Promise<void> {
  const db = await databaseOf(req)
  await db
    .update(proposals)
    .set({ ...change, updatedAt: at.toISOString() })
    .where(eq(proposals.id, id))
}

/** Stores the evidence of a drawn signature and returns its digest. */
async function storeEvidence(
  req: PayloadRequest,
  { proposal, client, account, settled }: Outcome,
  version: ProposalVersion,
): Promise<string> {
  const picture = await readSignaturePicture(await drawSignature(account.email))
  const evidence = {
    proposal,
    version: version.id,
    client,
    signer: account.id,
    signerName: displayName(account),
    signerEmail: account.email,
    method: 'drawn' as const,
    typedName: null,
    imageSha256: sha256Of(picture),
    documentSha256: version.sha256,
    consentVersion: CONSENT_VERSION,
    consentLanguage: account.language,
    consentText: await shownConsent(account.language),
    signedAt: settled.toISOString(),
    address,
    userAgent,
  }
  const bytes = canonicalEvidence(evidence)
  const row = { ...evidence, ...bytes, image: picture.toString('base64') }
  await asSystem(req).create({ collection: 'proposal-signatures', data: row, depth: 0 })
  return bytes.sha256
}
