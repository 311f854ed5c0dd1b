import { createLocalReq, type Payload } from 'payload'

import { freezeProposal } from '@/features/proposals/operations/freeze-proposal'
import { asSystemAlone, inTransaction } from '@/lib/server/db'
import type { Client, Invoice, Proposal, Ticket, User } from '@/payload-types'
import { documentOfText } from './fixtures'

/** Clients and what they have, made as the system makes them. */

export const clientInput = () => ({
  firstName: 'Rosa',
  lastName: 'Huamán',
  email: `rosa-${crypto.randomUUID().slice(0, 8)}@clinica.example`,
  companyName: 'Clínica Huamán',
  language: 'es' as const,
  status: 'active' as const,
})

export const makeClient = (payload: Payload, data: Partial<Client> = {}): Promise<Client> =>
  asSystemAlone(payload).create({ collection: 'clients', data: { ...clientInput(), ...data } })

/** The client of an account, or a new one that is nobody's. */
export async function clientIdOf(payload: Payload, owner: User | undefined): Promise<string> {
  const client = owner?.client
  return (typeof client === 'object' ? client?.id : client) ?? (await makeClient(payload)).id
}

const staffId = (owner: User | undefined) => (owner && owner.role !== 'client' ? owner.id : undefined)

export const proposalInput = async (payload: Payload, owner?: User) => ({
  title: 'Website in two languages',
  client: await clientIdOf(payload, owner),
  content: documentOfText('What we will do.'),
  language: 'es' as const,
  setupFee: 450_000,
  monthlyFee: 185_000,
  amount: 635_000,
  currency: 'USD' as const,
  status: 'draft' as const,
  proposalType: 'written' as const,
  owner: staffId(owner),
})

export const makeProposal = async (
  payload: Payload,
  owner?: User,
  data: Partial<Proposal> = {},
): Promise<Proposal> =>
  asSystemAlone(payload).create({
    collection: 'proposals',
    data: { ...(await proposalInput(payload, owner)), ...data },
  })

/** A proposal that its client was sent, and the version that was frozen then. */
export async function sentProposal(payload: Payload, owner?: User, data: Partial<Proposal> = {}) {
  const { id } = await makeProposal(payload, owner, data)
  const req = await createLocalReq({}, payload)
  const version = await inTransaction(req, () => freezeProposal(req, id))
  return { id, version: version.id }
}

let invoices = 0
export const invoiceInput = async (payload: Payload, owner?: User) => ({
  invoiceNumber: `INV-TEST-${(invoices += 1)}-${crypto.randomUUID().slice(0, 6)}`,
  client: await clientIdOf(payload, owner),
  description: 'Google Ads management, March',
  amount: 145_000,
  currency: 'USD' as const,
  dueDate: '2026-04-01T12:00:00.000Z',
  status: 'pending' as const,
})

export const makeInvoice = async (
  payload: Payload,
  owner?: User,
  data: Partial<Invoice> = {},
): Promise<Invoice> =>
  asSystemAlone(payload).create({
    collection: 'invoices',
    data: { ...(await invoiceInput(payload, owner)), ...data },
  })

export const ticketInput = async (payload: Payload, owner?: User) => ({
  title: 'The form shows the wrong clinic',
  description: 'In Spanish only.',
  client: await clientIdOf(payload, owner),
  priority: 'medium' as const,
  status: 'open' as const,
})

export const makeTicket = async (
  payload: Payload,
  owner?: User,
  data: Partial<Ticket> = {},
): Promise<Ticket> =>
  asSystemAlone(payload).create({
    collection: 'tickets',
    data: { ...(await ticketInput(payload, owner)), ...data },
  })
