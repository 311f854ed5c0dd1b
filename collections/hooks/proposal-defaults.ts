import { type DefaultValue, type PayloadRequest, type Where, ValidationError, type FieldHook } from 'payload'
import { canonicalizeEmail } from '../../src/features/clients/rules'
import { proposalTitle } from '@/features/proposals/proposal-texts'
import { isId } from '../../src/lib/ids'
import { isStaff } from '../../src/lib/roles'
import { asUser, asSystem } from '../../src/lib/server/db/local-api'
import type { Language } from '../../src/i18n/languages'
import { activeStaff } from '../fields/active-staff'

/** Throws 400 for a new owner who is not staff or whose access was taken away. Nobody else could edit the draft. */
export const requireActiveOwner: FieldHook = async ({ value, previousValue, operation, collection, req }) => {
  const owner = value as string | null | undefined
  // A new proposal belongs to its creator: a request cannot name another owner.
  if (operation === 'create' || !owner || owner === previousValue) return owner
  const where = { and: [{ id: { equals: owner } }, activeStaff] }
  const { totalDocs } = await asSystem(req).count({ collection: 'users', where })
  if (totalDocs > 0) return owner
  const message = req.t('validation:invalidSelections')
  throw new ValidationError(
    { collection: collection?.slug, errors: [{ message, path: 'owner' }], req },
    req.t,
  )
}

/**
 * What a new proposal contains when its form is opened from a lead, with the id of the lead in the address:
 * /admin/collections/proposals/create?lead=<id>.
 */
type Defaults = { lead: string; title: string; language: Language; client: string | undefined }

/** Each field asks, but the lead is read once for a request. */
const found = new WeakMap<PayloadRequest, Promise<Defaults | undefined>>()

/** Returns the default value of a field, which is `otherwise` for a proposal without a lead. */
export const defaultFromLead =
  (field: keyof Defaults, otherwise?: string): DefaultValue =>
  async ({ req }: { req: PayloadRequest }) => {
    const defaults = found.get(req) ?? findDefaults(req)
    found.set(req, defaults)
    return (await defaults)?.[field] ?? otherwise
  }

async function findDefaults(req: PayloadRequest): Promise<Defaults | undefined> {
  const id = req.query.lead
  if (!isStaff(req.user) || typeof id !== 'string' || !isId(id)) return undefined
  const lead = await asUser(req).findByID({
    collection: 'leads',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true, company: true, email: true, language: true },
  })
  if (!lead) return undefined
  const { name, company, email } = lead
  const client = await findClient(req, id, email)
  const language = client?.language ?? lead.language
  const title = proposalTitle(company || name || email, language)
  return { lead: id, title, language, client: client?.id }
}

/** The client that was created from the lead, else the one with its email address. */
async function findClient(req: PayloadRequest, lead: string, email: string) {
  const where: Where = {
    or: [{ lead: { equals: lead } }, { email: { equals: canonicalizeEmail(email) } }],
  }
  const { docs } = await asUser(req).find({
    collection: 'clients',
    where,
    depth: 0,
    limit: 2,
    pagination: false,
    select: { lead: true, language: true },
  })
  return docs.find((client) => client.lead === lead) ?? docs[0]
}
