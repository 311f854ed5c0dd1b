import type { PayloadRequest } from 'payload'

import { asSystem } from '../../../src/lib/server/db/local-api'
import type { Client, Lead } from '../../../src/payload-types'
import type { SeedContext, Step } from '../step'
import { demoClients, type DemoClient } from '../words/clients'
import { findAccount } from './find-account'
import { createInvoices } from './invoices'
import { createProposals } from './proposals'

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
    return { firstName: firstName ?? '', lastName: lastName ?? '', companyName, phone, email, language }
  }
  const { id, name, company, phone, email, language, updatedAt } = await findLead(req, client.lead)
  const tool = client.billingToolClientId
  return {
    // The last thing that happened to the lead is that it was won.
    createdAt: updatedAt,
    ...splitName(name ?? ''),
    companyName: company,
    phone,
    email,
    language,
    lead: id,
    billingToolClientId: tool,
  }
}

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
      data: { client: client.id },
    })
  return client
}

/** Twelve clients with their proposals and invoices. */
export const clients: Step = {
  name: 'clients',
  run: async (context) => {
    const created: Client[] = []
    for (const [number, client] of demoClients.entries())
      created.push(await createClient(context, client, number))
    await createProposals(context, created)
    await createInvoices(context, created)
  },
}
