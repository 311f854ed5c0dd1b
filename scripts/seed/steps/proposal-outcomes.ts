import { createLocalReq } from 'payload'

import { CONSENT_VERSION } from '../../../src/features/proposals/consent'
import { declineProposal } from '../../../src/features/proposals/operations/decline-proposal'
import { sendProposal } from '../../../src/features/proposals/operations/send-proposal'
import { signProposal } from '../../../src/features/proposals/operations/sign-proposal'
import { viewProposal } from '../../../src/features/proposals/operations/view-proposal'
import { asSystem } from '../../../src/lib/server/db/local-api'
import { runSql, sql } from '../../../src/lib/server/db/sql'
import type { Client, User } from '../../../src/payload-types'
import { drawSignature } from '../pictures/signature'
import type { SeedContext } from '../step'

/** An address that is reserved for examples. */
const address = '203.0.113.24'
const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'

type Outcome = { proposal: string; owner: User; client: Client } & (
  { state: 'signed' } | { state: 'rejected'; reason: string }
)

/**
 * Sends a draft by its owner, and lets an account of its client open and then sign or decline it, by the verbs that people
 * use: the evidence and the audit chain are real, and their time is that of the seed, because nobody can choose another.
 */
export async function settleByVerbs(context: SeedContext, outcome: Outcome): Promise<void> {
  const { proposal, owner, client } = outcome
  const account = await findAccountOf(context, client)
  await sendProposal(await contextOf(context, owner), { proposal, by: 'link', expiresAt: undefined })
  const [version] = await runSql<{ sha256: string }>(
    context.req,
    sql`select sha256 from proposal_versions where proposal_id = ${proposal}`,
  )
  const shown = { proposal, version: version?.sha256 ?? '' }
  const signer = await contextOf(context, account)
  await viewProposal(signer, shown)
  if (outcome.state === 'rejected') await declineProposal(signer, { ...shown, reason: outcome.reason })
  else
    await signProposal(signer, {
      ...shown,
      image: await drawSignature(account.email),
      consentVersion: CONSENT_VERSION,
      consentLanguage: account.language,
    })
  await markEmailsAsSent(context, proposal)
}

async function findAccountOf({ req }: SeedContext, client: Client): Promise<User> {
  const { docs } = await asSystem(req).find({
    collection: 'users',
    where: { client: { equals: client.id } },
    limit: 1,
    depth: 0,
  })
  if (!docs[0]) throw new Error(`${client.email} has no account that can sign`)
  return docs[0]
}

/** Returns the context of a verb that the person calls within the transaction of the step. */
async function contextOf({ payload, req }: SeedContext, person: User) {
  const user = { ...person, collection: 'users' as const }
  const own = await createLocalReq({ user }, payload)
  own.transactionID = req.transactionID
  return { req: own, user, address, requestHeaders: new Headers({ 'user-agent': browser }) }
}

/** The demo sends nothing: the emails about a proposal count as sent. */
const markEmailsAsSent = ({ req }: SeedContext, proposal: string) =>
  runSql(
    req,
    sql`
      update outbox set status = 'sent', sent_at = now()
      where subject_id in (select id::text from proposal_versions where proposal_id = ${proposal})`,
  )
