import type { PayloadRequest } from 'payload'

import { queueEmail } from '@/features/mail/queue-email'
import { log } from '@/lib/server/log'
import type { SigningEmailData } from '../mail/signing-emails'
import { ownerRecipient } from '@/features/proposals/queries/owner-recipient'
import type { ProposalSigner } from './require-signer'
import type { SettledProposal } from './settle-proposal'

/** Queues the receipts of a signature, for the signer and for the owner, each in the language of its recipient. */
export async function queueReceipts(
  req: PayloadRequest,
  signed: SettledProposal,
  signer: ProposalSigner,
): Promise<void> {
  const data = dataOf(signed, signer)
  const { email: recipient, language } = signer
  await queueEmail(req, { kind: 'proposal-signed', subjectId: signed.version.id, recipient, language, data })
  await queueForOwner(req, 'proposal-signed-owner', signed, data)
}

/** Queues the email to the owner about a declined proposal. */
export const queueDeclinedEmail = (
  req: PayloadRequest,
  declined: SettledProposal,
  signer: ProposalSigner,
  reason: string | null,
): Promise<void> =>
  queueForOwner(req, 'proposal-declined', declined, {
    ...dataOf(declined, signer),
    ...(reason && { reason }),
    reasonLanguage: signer.language,
  })

const dataOf = (
  { id, title, amount, currency, at, version }: SettledProposal,
  { name, client }: ProposalSigner,
): SigningEmailData => ({
  proposalId: id,
  title,
  amount,
  currency,
  at,
  sha256: version.sha256,
  person: name,
  client: client.company ?? client.name,
})

async function queueForOwner(
  req: PayloadRequest,
  kind: string,
  { id, owner, version }: SettledProposal,
  data: SigningEmailData,
): Promise<void> {
  const to = await ownerRecipient(req, owner)
  if (to) {
    const { recipient, language } = to
    await queueEmail(req, { kind, subjectId: version.id, recipient, language, data })
  } else
    log.warn(
      { proposal: id },
      'nobody to tell about a proposal: it has no owner, and the settings no address',
    )
}
