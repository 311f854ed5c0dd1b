import type { Payload } from 'payload'
import sharp from 'sharp'

import { CONSENT_VERSION } from '@/features/proposal-signing/signing-rules'
import { declineProposal } from '@/features/proposal-signing/operations/decline-proposal'
import { signProposal } from '@/features/proposal-signing/operations/sign-proposal'
import { viewProposal } from '@/features/proposal-signing/operations/view-proposal'
import { signProposalSchema } from '@/features/proposal-signing/signing-schemas'
import { sql } from '@/lib/server/db/sql'
import type { Proposal, User } from '@/payload-types'
import { makeUser } from './actors'
import { makeClient, sentProposal } from './client-records'
import { makeLead } from './fixtures'
import { contextOf } from './tickets'
import { rowsOf } from './rows'

/** Returns a drawing as a browser sends it: black lines on transparent ground. */
export async function drawing({
  width = 600,
  height = 200,
  path = 'M60 150C120 40 200 40 240 150S400 60 520 90',
} = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path d="${path}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

export const dataUrlOf = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`

type Row = { status: string; lead: string }

/**
 * Creates a client with an account, and an owner. Returns them with functions that send, sign, decline and open proposals.
 */
export async function createSigningSetup(payload: Payload) {
  const owner = await makeUser(payload, 'team', { language: 'en' })
  const client = await makeClient(payload)
  const rosa = await makeUser(payload, 'client', { client: client.id, language: 'es', firstName: 'Rosa' })
  const image = dataUrlOf(await drawing())
  const context = async (user: User) => ({
    ...(await contextOf(payload, user)),
    requestHeaders: new Headers({ 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604' }),
  })
  return {
    owner,
    client,
    rosa,
    image,
    /** Sends a proposal of a lead to the client. Returns its id and the digest of its version. */
    send: async (data: Partial<Proposal> = {}) => {
      const lead = await makeLead(payload, { status: 'proposal' })
      const { id, version } = await sentProposal(payload, owner, {
        client: client.id,
        lead: lead.id,
        ...data,
      })
      const [row] = await rowsOf<{ sha256: string }>(
        payload,
        sql`select sha256 from proposal_versions where id = ${version}`,
      )
      return { proposal: id, version: row?.sha256 ?? '', lead: lead.id }
    },
    sign: async (user: User, sent: { proposal: string; version: string }, more: object = { image }) =>
      signProposal(
        await context(user),
        signProposalSchema.parse({ ...sent, consentVersion: CONSENT_VERSION, ...more }),
      ),
    decline: async (user: User, sent: { proposal: string; version: string }, reason?: string) =>
      declineProposal(await context(user), { ...sent, reason }),
    view: async (user: User, sent: { proposal: string; version: string }) =>
      viewProposal(await context(user), sent),
    statusOf: async (id: string) =>
      (await rowsOf<Row>(payload, sql`select status from proposals where id = ${id}`))[0]?.status,
    signaturesOf: (id: string) =>
      rowsOf<Record<string, string | null>>(
        payload,
        sql`select * from proposal_signatures where proposal_id = ${id}`,
      ),
    auditOf: async (id: string) =>
      (
        await rowsOf<{ type: string }>(
          payload,
          sql`select type from audit_entries where subject_id = ${id} order by seq`,
        )
      ).map(({ type }) => type),
    emailsAbout: (id: string) =>
      rowsOf<{ kind: string; recipient: string; language: string; status: string }>(
        payload,
        sql`select kind, recipient, language, status from outbox where data->>'proposalId' = ${id} order by kind`,
      ),
    statusOfLead: async (id: string) =>
      (await rowsOf<Row>(payload, sql`select status from leads where id = ${id}`))[0]?.status,
  }
}
