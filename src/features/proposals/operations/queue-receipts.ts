import type { PayloadRequest } from 'payload'

import { queueEmail } from '@/features/mail/queue-email'
import { notificationRecipient } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { asSystem } from '@/lib/server/db/local-api'
import { sql, statement } from '@/lib/server/db/sql'
import { log } from '@/lib/server/log'
import type { SigningEmailData } from '../mail/signing-email-data'
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
  const to = (owner && (await findOwner(req, owner))) || (await notificationRecipient(asSystem(req)))
  if (to) await queueEmail(req, { kind, subjectId: version.id, ...to, data })
  else
    log.warn(
      { proposal: id },
      'nobody to tell about a proposal: it has no owner, and the settings no address',
    )
}

async function findOwner(
  req: PayloadRequest,
  id: string,
): Promise<{ recipient: string; language: Language } | undefined> {
  const [row] = await sql<{ recipient: string; language: Language }>(
    req,
    statement`select email as recipient, language from users where id = ${id} and deactivated_at is null`,
  )
  return row
}
