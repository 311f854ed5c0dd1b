import type { PayloadRequest } from 'payload'

import { asSystem } from '../../../src/lib/server/db/local-api'
import type { Client, Lead } from '../../../src/payload-types'
import type { SeedContext, Step } from '../step'
import { demoClients, type DemoClient } from '../words/clients'
import { findAccount } from './find-account'
import { createInvoices } from './invoices'
import { createAgreement, createProposals } from './proposals'

const DAY_MS = 86_400_000

async function findLead(req: PayloadRequest, name: string): Promise<Lead> {
  const { docs } = await asSystem(req).find({
    collection: 'leads',
    where: { name: { equals: name } },
    limit: 1,
  })
  if (!docs[0]) throw new Error(`There is no lead ${name}`)
  return docs[0]
}

const splitName = (name: string) => {
  const [firstName = '', ...rest] = name.split(' ')
  return { firstName, lastName: rest.join(' ') }
}

/** Returns the contact details of a client, from its account or from the lead that it was before. */
async function findContact(req: PayloadRequest, client: DemoClient) {
  if ('account' in client) {
    const { firstName, lastName, companyName, phone, email, language } = await findAccount(
      req,
      client.account,
    )
    return { firstName, lastName: lastName ?? '', companyName, phone, email, language }
  }
  const { id, name, company, phone, email, language, ...lead } = await findLead(req, client.lead)
  const tool = client.billingToolClientId
  return {
    createdAt: clientSince(lead).toISOString(),
    ...splitName(name),
    companyName: company,
    phone,
    email,
    language,
    lead: id,
    billingToolClientId: tool,
  }
}

/** The last thing that happened to the lead of a client is that it was won, by what the client agreed to. */
const wonAt = ({ updatedAt }: Pick<Lead, 'updatedAt'>) => new Date(updatedAt)

/** A lead became a client to get a proposal: three days before it was won, if it is that old. */
const clientSince = (lead: Pick<Lead, 'createdAt' | 'updatedAt'>) =>
  new Date(
    Math.max((Date.parse(lead.createdAt) + wonAt(lead).getTime()) / 2, wonAt(lead).getTime() - 3 * DAY_MS),
  )

async function createClient(
  { req, now }: SeedContext,
  demoClient: DemoClient,
  number: number,
): Promise<Client> {
  const { status, notes } = demoClient
  const createdAt = new Date(now.getTime() - (140 - number * 9) * DAY_MS).toISOString()
  const contact = await findContact(req, demoClient)
  const client = await asSystem(req).create({
    collection: 'clients',
    data: { createdAt, ...contact, status, notes },
  })
  if ('account' in demoClient)
    await asSystem(req).update({
      collection: 'users',
      where: { email: { equals: demoClient.account } },
      data: { client: client.id, createdAt },
    })
  return client
}

/** Clients without an account agreed to what they pay for, but those who still have their first proposal. */
async function createAgreements(context: SeedContext, created: readonly Client[]): Promise<void> {
  const { docs } = await asSystem(context.req).find({ collection: 'proposals', pagination: false, depth: 0 })
  for (const [number, demoClient] of demoClients.entries()) {
    const client = created[number]
    if (!client || 'account' in demoClient || docs.some((proposal) => proposal.client === client.id)) continue
    const accepted = wonAt(await findLead(context.req, demoClient.lead))
    await createAgreement(context, { client, number, accepted })
  }
}

/** Twelve clients with their proposals and invoices. */
export const clients: Step = {
  name: 'clients',
  run: async (context) => {
    const created: Client[] = []
    for (const [number, client] of demoClients.entries())
      created.push(await createClient(context, client, number))
    await createProposals(context, created)
    await createAgreements(context, created)
    await createInvoices(context, created)
  },
}
