import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type DefaultValue,
  type FieldHook,
  type PayloadRequest,
  type Where,
} from 'payload'

import { canonicalizeEmail } from '../../src/features/clients/rules'
import { proposalTitle } from '../../src/features/proposals/proposal-texts'
import { amountOf } from '../../src/features/proposals/rules'
import type { Language } from '../../src/i18n/languages'
import { isId } from '../../src/lib/ids'
import { isStaff } from '../../src/lib/roles'
import { asSystem, asUser } from '../../src/lib/server/db/local-api'
import type { Proposal } from '../../src/payload-types'
import { activeStaff } from '../access'
import { translate } from '../fields/texts'

/** Sets the user who creates a proposal, or a draft of the generator, as its owner, unless another is named. */
export const setOwner: CollectionBeforeChangeHook<{ id: string; owner?: unknown }> = ({
  data,
  operation,
  req,
}) => (operation === 'create' && !data.owner ? { ...data, owner: req.user?.id ?? null } : data)

/** Recalculates the amount from the fees. */
export const calculateAmount: CollectionBeforeChangeHook<Proposal> = ({ data, originalDoc }) => ({
  ...data,
  amount: amountOf({ ...originalDoc, ...data }),
})

/** Throws 409 for a proposal that was ever sent, even while it is being revised. */
export const preventSentProposalDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { proposal: { equals: id } }
  const { totalDocs } = await asSystem(req).count({ collection: 'proposal-versions', where })
  if (totalDocs > 0) throw new APIError(translate(req, 'proposals:errors:sent'), 409, undefined, true)
}

/** Deletes the pictures of a proposal that was never sent, with their files. */
export const deleteImages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await asSystem(req).delete({ collection: 'proposal-images', where: { proposal: { equals: id } } })
}

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
