import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { amountOf, type ServiceType } from '../../../src/features/proposals/rules'
import { freezeProposal } from '../../../src/features/proposals/operations/freeze-proposal'
import { asSystem, sql, statement } from '../../../src/lib/server/db'
import { centsOf } from '../../../src/lib/money'
import type { Client, User } from '../../../src/payload-types'
import { documentOf, frontMatter } from '../markdown'
import type { SeedContext } from '../step'

const folder = join(import.meta.dirname, '..', 'proposals')
const day = 86_400_000

/** What a proposal becomes. None is signed: a signature is a person's. */
type State = 'draft' | 'awaiting' | 'revised' | 'expired' | 'rejected'

/** The status that is stored; to expire is a matter of the date. */
const stored = { awaiting: 'sent', expired: 'sent', revised: 'draft', rejected: 'rejected' } as const

async function staffByEmail({ req }: SeedContext): Promise<Map<string, User>> {
  const { docs } = await asSystem(req).find({
    collection: 'users',
    where: { role: { in: ['admin', 'team'] } },
    pagination: false,
  })
  return new Map(docs.map((user) => [user.email, user]))
}

/** The proposals of scripts/seed/proposals, sent as the product sends them; then their times are set back. */
export async function makeProposals(context: SeedContext, clients: readonly Client[]): Promise<void> {
  const staff = await staffByEmail(context)
  for (const file of readdirSync(folder).sort()) {
    const { fields, body } = frontMatter(readFileSync(join(folder, file), 'utf8'))
    const client = clients.find(({ email, name }) => email === fields.client || name === fields.client)
    const owner = staff.get(fields.owner ?? '')
    if (!client || !owner) throw new Error(`${file} names nobody that the demo knows`)
    await makeProposal(context, { fields, body, client, owner })
  }
}

type About = { fields: Record<string, string>; body: string; client: Client; owner: User }

async function makeProposal({ payload, req, now }: SeedContext, { fields, body, client, owner }: About) {
  const at = (days: string | undefined) => new Date(now.getTime() + Number(days) * day).toISOString()
  const fees = { setupFee: centsOf(fields.setup), monthlyFee: centsOf(fields.monthly) }
  const { id } = await asSystem(req).create({
    collection: 'proposals',
    data: {
      ...fees,
      title: fields.title ?? '',
      client: client.id,
      owner: owner.id,
      lead: client.lead,
      language: client.language,
      serviceType: fields.service as ServiceType,
      content: documentOf(payload, body, 'proposals'),
      amount: amountOf(fees),
      currency: 'USD',
      status: 'draft',
      proposalType: 'written',
      expiresAt: fields.valid ? at(fields.valid) : null,
      sentAt: fields.sent ? at(`-${fields.sent}`) : null,
      createdAt: at(`-${fields.created}`),
    },
  })
  const state = fields.state as State
  if (state === 'draft') return
  await freezeProposal(req, id)
  await sql(
    req,
    statement`update proposals set status = ${stored[state]}::enum_proposals_status,
      updated_at = ${at(`-${fields.sent}`)} where id = ${id}`,
  )
}
