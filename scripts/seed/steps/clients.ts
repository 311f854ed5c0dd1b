import type { PayloadRequest } from 'payload'

import { asSystem } from '../../../src/lib/server/db'
import type { Client, Lead, User } from '../../../src/payload-types'
import type { SeedContext, Step } from '../step'
import { demoClients, type DemoClient } from '../words/clients'
import { makeInvoices } from './invoices'
import { makeProposals } from './proposals'

const day = 86_400_000

async function accountOf(req: PayloadRequest, email: string): Promise<User> {
  const { docs } = await asSystem(req).find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
  })
  if (!docs[0]) throw new Error(`There is no account ${email}`)
  return docs[0]
}

async function leadOf(req: PayloadRequest, name: string): Promise<Lead> {
  const { docs } = await asSystem(req).find({
    collection: 'leads',
    where: { name: { equals: name } },
    limit: 1,
  })
  if (!docs[0]) throw new Error(`There is no lead ${name}`)
  return docs[0]
}

/** The first name and the rest. */
const parted = (name: string) => {
  const [firstName = '', ...rest] = name.split(' ')
  return { firstName, lastName: rest.join(' ') }
}

/** Who somebody is: by the account that signs in, or by the lead that was won. */
async function contactOf(req: PayloadRequest, client: DemoClient) {
  if ('account' in client) {
    const { firstName, lastName, companyName, phone, email, language } = await accountOf(req, client.account)
    return { firstName: firstName ?? '', lastName: lastName ?? '', companyName, phone, email, language }
  }
  const { id, name, company, phone, email, language } = await leadOf(req, client.lead)
  const tool = client.billingToolClientId
  return {
    ...parted(name ?? ''),
    companyName: company,
    phone,
    email,
    language,
    lead: id,
    billingToolClientId: tool,
  }
}

async function makeClient({ req, now }: SeedContext, about: DemoClient, number: number): Promise<Client> {
  const { status, notes } = about
  const createdAt = new Date(now.getTime() - (130 - number * 9) * day).toISOString()
  const contact = await contactOf(req, about)
  const client = await asSystem(req).create({
    collection: 'clients',
    data: { ...contact, status, notes, createdAt },
  })
  if ('account' in about)
    await asSystem(req).update({
      collection: 'users',
      where: { email: { equals: about.account } },
      data: { client: client.id },
    })
  return client
}

/** Twelve clients, what they were offered and what they were billed. */
export const clients: Step = {
  name: 'clients',
  run: async (context) => {
    const made: Client[] = []
    for (const [number, client] of demoClients.entries()) made.push(await makeClient(context, client, number))
    await makeProposals(context, made)
    await makeInvoices(context, made)
  },
}
