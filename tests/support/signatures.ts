import { createLocalReq, type Payload } from 'payload'

import { appendAuditEntry } from '@/features/audit/operations/append-audit-entry'
import { canonicalEvidence, type SignatureEvidence } from '@/features/proposal-signing/signature-evidence'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { sha256Of } from '@/lib/server/canonical'
import { signatureInput } from './client-records'
import { picture } from './pictures'

/** Stores a drawn signature with its evidence and its entries in the audit chain. Returns the ids of its rows. */
export async function storeSignature(payload: Payload) {
  const system = asSystemWithoutRequest(payload)
  const input = await signatureInput(payload)
  const { proposal, version } = input
  const { sha256: documentSha256 } = await system.findByID({ collection: 'proposal-versions', id: version })
  const png = await picture('png', 60, 20)
  const drawing = { method: 'drawn' as const, typedName: null, imageSha256: sha256Of(png) }
  const evidence: SignatureEvidence = { ...input, ...drawing, documentSha256 }
  const { canonical, sha256 } = canonicalEvidence(evidence)
  const { id } = await system.create({
    collection: 'proposal-signatures',
    data: { ...evidence, image: png.toString('base64'), canonical, sha256 },
  })
  await system.update({
    collection: 'proposals',
    id: proposal,
    data: { status: 'signed', signedAt: evidence.signedAt },
  })
  const req = await createLocalReq({}, payload)
  const append = (type: 'proposal_sent' | 'proposal_signed', digest: string) =>
    appendAuditEntry(req, { type, subjectId: proposal, data: { sha256: digest } })
  const sent = await append('proposal_sent', documentSha256)
  const signed = await append('proposal_signed', sha256)
  return { proposal, version, signature: id, sent: sent.seq, signed: signed.seq, evidence }
}
