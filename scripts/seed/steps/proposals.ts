import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { amountOf, type ServiceType } from '../../../src/features/proposals/rules'
import { freezeProposal } from '../../../src/features/proposals/operations/freeze-proposal'
import { asSystem } from '../../../src/lib/server/db/local-api'
import { runSql, sql } from '../../../src/lib/server/db/sql'
import { defaultCurrency, toMinorUnits } from '../../../src/lib/money'
import type { Client, User } from '../../../src/payload-types'
import { markdownToLexical, parseFrontMatter } from '../markdown'
import type { SeedContext } from '../step'
import { settleByVerbs } from './proposal-outcomes'

const folder = join(import.meta.dirname, '..', 'proposals')
const DAY_MS = 86_400_000

/** The states in the front matter. */
type State = 'draft' | 'awaiting' | 'revised' | 'expired' | 'rejected' | 'signed'

/** The stored status of each state that the verbs do not reach. Expired proposals are sent ones with a past date. */
const storedStatus = { awaiting: 'sent', expired: 'sent', revised: 'draft' } as const

async function findStaffByEmail({ req }: SeedContext): Promise<Map<string, User>> {
  const { docs } = await asSystem(req).find({
    collection: 'users',
    where: { role: { in: ['admin', 'team'] } },
    pagination: false,
  })
  return new Map(docs.map((user) => [user.email, user]))
}

/**
 * Creates the proposals in scripts/seed/proposals. Sent ones are frozen like any sent proposal and then backdated; what the
 * clients signed or declined went through the verbs.
 */
export async function createProposals(context: SeedContext, clients: readonly Client[]): Promise<void> {
  const staff = await findStaffByEmail(context)
  for (const file of readdirSync(folder).sort()) {
    const { fields, body } = parseFrontMatter(readFileSync(join(folder, file), 'utf8'))
    const client = clients.find(({ email, name }) => email === fields.client || name === fields.client)
    const owner = staff.get(fields.owner ?? '')
    if (!client || !owner) throw new Error(`${file} names an unknown client or owner`)
    await createProposal(context, { fields, body, client, owner })
  }
}

type ProposalSource = { fields: Record<string, string>; body: string; client: Client; owner: User }

async function createProposal(context: SeedContext, { fields, body, client, owner }: ProposalSource) {
  const { payload, req, now } = context
  const at = (days: string | undefined) => new Date(now.getTime() + Number(days) * DAY_MS).toISOString()
  const fees = {
    setupFee: toMinorUnits(Number(fields.setup ?? 0), defaultCurrency),
    monthlyFee: toMinorUnits(Number(fields.monthly ?? 0), defaultCurrency),
  }
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
      content: markdownToLexical(payload, body, 'proposals'),
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
  if (state === 'signed') return settleByVerbs(context, { proposal: id, owner, client, state })
  if (state === 'rejected')
    return settleByVerbs(context, { proposal: id, owner, client, state, reason: fields.reason ?? '' })
  await freezeProposal(req, id)
  await runSql(
    req,
    sql`update proposals set status = ${storedStatus[state]}::enum_proposals_status,
      updated_at = ${at(`-${fields.sent}`)} where id = ${id}`,
  )
}
