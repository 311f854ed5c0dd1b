import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { PayloadRequest } from 'payload'

import { amountOf, type ServiceType } from '../../../src/features/proposals/rules'
import { freezeProposal } from '../../../src/features/proposals/operations/freeze-proposal'
import { asSystem } from '../../../src/lib/server/db/local-api'
import { defaultCurrency, toMinorUnits } from '../../../src/lib/money'
import type { Client, Proposal, User } from '../../../src/payload-types'
import { root } from '../../process/root'
import { markdownToLexical, parseFrontMatter } from '../markdown'
import type { SeedContext } from '../step'
import { agreement } from '../words/clients'
import { findAccount } from './find-account'
import { changeProposal, settle } from './proposal-outcomes'

const folder = join(root, 'scripts/seed/proposals')
const DAY_MS = 86_400_000

/** The states in the front matter. */
type State = 'draft' | 'awaiting' | 'revised' | 'expired' | 'rejected' | 'signed'

/** The stored status of each state that nobody decided. Expired proposals are sent ones with a past date. */
const storedStatus = { awaiting: 'sent', expired: 'sent', revised: 'draft' } as const

async function findStaffByEmail({ req }: SeedContext): Promise<Map<string, User>> {
  const { docs } = await asSystem(req).find({
    collection: 'users',
    where: { role: { in: ['admin', 'team'] } },
    pagination: false,
  })
  return new Map(docs.map((user) => [user.email, user]))
}

/** Creates the proposals in scripts/seed/proposals. Each thing that happened to one has the time at which it did. */
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
  const { req, now } = context
  const at = (days: string | undefined) => new Date(now.getTime() + Number(days) * DAY_MS)
  const ago = (days = '') => at(`-${days}`)
  const sent = fields.sent ? ago(fields.sent) : undefined
  const id = await writeProposal(context, {
    title: fields.title ?? '',
    body,
    client,
    owner,
    setupFee: Number(fields.setup ?? 0),
    monthlyFee: Number(fields.monthly ?? 0),
    serviceType: fields.service as ServiceType,
    created: ago(fields.created),
    sent,
    expires: fields.valid ? at(fields.valid) : undefined,
  })
  const state = fields.state as State
  if (state === 'draft' || !sent) return
  if (state === 'signed' || state === 'rejected') {
    const account = await findAccountOf(req, client)
    const outcome = state === 'signed' ? { state } : { state, reason: fields.reason ?? '' }
    const settled = ago(fields.settled)
    return settle(req, { proposal: id, owner, client: client.id, account, sent, settled, ...outcome })
  }
  await freezeProposal(req, id, sent)
  await changeProposal(req, id, { status: storedStatus[state] }, sent)
}

type PlannedProposal = Pick<Proposal, 'title' | 'serviceType'> & {
  body: string
  client: Client
  owner: User
  /** In dollars. */
  setupFee: number
  monthlyFee: number
  created: Date
  sent?: Date
  expires?: Date
}

/** Stores a draft in the language of its client and returns its id. */
async function writeProposal({ payload, req }: SeedContext, planned: PlannedProposal): Promise<string> {
  const { title, body, client, owner, serviceType, created, sent, expires } = planned
  const fees = {
    setupFee: toMinorUnits(planned.setupFee, defaultCurrency),
    monthlyFee: toMinorUnits(planned.monthlyFee, defaultCurrency),
  }
  const { id } = await asSystem(req).create({
    collection: 'proposals',
    data: {
      ...fees,
      title,
      client: client.id,
      owner: owner.id,
      lead: client.lead,
      language: client.language,
      serviceType,
      content: markdownToLexical(payload, body, 'proposals'),
      amount: amountOf(fees),
      currency: defaultCurrency,
      status: 'draft',
      proposalType: 'written',
      expiresAt: expires?.toISOString() ?? null,
      sentAt: sent?.toISOString() ?? null,
      createdAt: created.toISOString(),
    },
  })
  return id
}

async function findAccountOf(req: PayloadRequest, client: Client): Promise<User> {
  const { docs } = await asSystem(req).find({
    collection: 'users',
    where: { client: { equals: client.id } },
    limit: 1,
    depth: 0,
  })
  if (!docs[0]) throw new Error(`${client.email} has no account that can sign`)
  return docs[0]
}

/**
 * Stores what a client without an account agreed to before signatures had evidence: sent soon after the client was created,
 * accepted at that time.
 */
export async function createAgreement(
  context: SeedContext,
  { client, number, accepted }: { client: Client; number: number; accepted: Date },
): Promise<void> {
  const owner = await findAccount(
    context.req,
    client.language === 'es' ? 'team@puente.example' : 'admin@puente.example',
  )
  const since = Date.parse(client.createdAt)
  const sent = new Date((since + accepted.getTime()) / 2)
  const { title, body } = agreement[client.language]
  const id = await writeProposal(context, {
    title,
    body,
    client,
    owner,
    setupFee: agreement.setupFee,
    monthlyFee: agreement.monthlyFee + number * agreement.more,
    serviceType: 'ads',
    created: new Date(since),
    sent,
    expires: new Date(sent.getTime() + 30 * DAY_MS),
  })
  await freezeProposal(context.req, id, sent)
  const signedAt = accepted.toISOString()
  await changeProposal(context.req, id, { status: 'accepted', signedAt }, accepted)
}
