import { createLocalReq, type Payload } from 'payload'

import { freezeProposal } from '@/features/proposals/operations/freeze-proposal'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Client, Invoice, Proposal, Ticket, User } from '@/payload-types'
import { documentOfText } from './fixtures'

/** Creates clients, invoices, proposals and tickets as the system. */

/** Returns the data of a valid client. */
export const clientInput = () => ({
  firstName: 'Rosa',
  lastName: 'Huamán',
  email: `rosa-${crypto.randomUUID().slice(0, 8)}@clinica.example`,
  companyName: 'Clínica Huamán',
  language: 'es' as const,
  status: 'active' as const,
})

/** Creates a client. */
export const makeClient = (payload: Payload, data: Partial<Client> = {}): Promise<Client> =>
  asSystemWithoutRequest(payload).create({ collection: 'clients', data: { ...clientInput(), ...data } })

/** Returns the client of an account; without an account, a new client. */
export async function clientIdOf(payload: Payload, owner: User | undefined): Promise<string> {
  const client = owner?.client
  return (typeof client === 'object' ? client?.id : client) ?? (await makeClient(payload)).id
}

const staffId = (owner: User | undefined) => (owner && owner.role !== 'client' ? owner.id : undefined)

/** Returns the data of a valid proposal for the client of `owner`. */
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

/** Creates a draft of a proposal. */
export const makeProposal = async (
  payload: Payload,
  owner?: User,
  data: Partial<Proposal> = {},
): Promise<Proposal> =>
  asSystemWithoutRequest(payload).create({
    collection: 'proposals',
    data: { ...(await proposalInput(payload, owner)), ...data },
  })

/** Creates a proposal and sends it. Returns its id and that of the frozen version. */
export async function sentProposal(payload: Payload, owner?: User, data: Partial<Proposal> = {}) {
  const { id } = await makeProposal(payload, owner, data)
  const req = await createLocalReq({}, payload)
  const version = await inTransaction(req, () => freezeProposal(req, id))
  return { id, version: version.id }
}

let invoices = 0
/** Returns the data of a valid invoice for the client of `owner`. */
export const invoiceInput = async (payload: Payload, owner?: User) => ({
  invoiceNumber: `INV-TEST-${(invoices += 1)}-${crypto.randomUUID().slice(0, 6)}`,
  client: await clientIdOf(payload, owner),
  description: 'Google Ads management, March',
  amount: 145_000,
  currency: 'USD' as const,
  dueDate: '2026-04-01T12:00:00.000Z',
  status: 'pending' as const,
})

/** Creates an invoice. */
export const makeInvoice = async (
  payload: Payload,
  owner?: User,
  data: Partial<Invoice> = {},
): Promise<Invoice> =>
  asSystemWithoutRequest(payload).create({
    collection: 'invoices',
    data: { ...(await invoiceInput(payload, owner)), ...data },
  })

/** Returns the data of a valid ticket of the client of `owner`. */
export const ticketInput = async (payload: Payload, owner?: User) => ({
  title: 'The form shows the wrong clinic',
  description: 'In Spanish only.',
  client: await clientIdOf(payload, owner),
  priority: 'medium' as const,
  status: 'open' as const,
})

/** Creates a ticket. */
export const makeTicket = async (
  payload: Payload,
  owner?: User,
  data: Partial<Ticket> = {},
): Promise<Ticket> =>
  asSystemWithoutRequest(payload).create({
    collection: 'tickets',
    data: { ...(await ticketInput(payload, owner)), ...data },
  })

/** Returns the evidence of a signature on a proposal that is sent to the client of `owner`; its digests are made up. */
export async function signatureInput(payload: Payload, owner?: User) {
  const { id: proposal, version } = await sentProposal(payload, owner)
  return {
    proposal,
    version,
    client: await clientIdOf(payload, owner),
    signer: crypto.randomUUID(),
    signerName: 'Rosa Huamán',
    signerEmail: 'rosa@clinica.example',
    method: 'typed' as const,
    typedName: 'Rosa Huamán',
    documentSha256: 'x',
    consentVersion: '1',
    consentLanguage: 'es' as const,
    consentText: 'Acepto.',
    signedAt: new Date().toISOString(),
    address: '192.0.2.1',
    userAgent: 'Test',
    canonical: '{}',
    sha256: 'x',
  }
}
