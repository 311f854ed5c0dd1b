import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction, sql } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { clients, generator_drafts, proposals } from '@/payload-tables'
import { amountOf, serviceLabels, type ServiceType } from '@/features/proposals/rules'
import { markBillingPending } from '@/features/proposals/operations/set-up-billing'
import { proposalLink, endOfDay, findSendingSettings } from '@/features/proposals/queries/sending'
import { addDays, dayIn } from '@/lib/agency-day'
import { config } from '@/lib/server/payload'
import type { Proposal } from '@/payload-types'
import { serviceNames } from '@/features/proposals/proposal-texts'
import { fillVariables, variableValues } from '@/features/proposals/variable-rules'
import { proposalDocument } from '@/features/proposals/operations/proposal-document'
import type { CreateProposalFromDraftInput } from '../generator-schemas'
import { clientOfDraft, type ProposalClient } from './draft-client'

/** The service of a label that the form has. */
const serviceOf = (label: CreateProposalFromDraftInput['serviceType']): ServiceType | undefined =>
  (Object.keys(serviceLabels) as ServiceType[]).find((service) => serviceLabels[service] === label)

type Filled = Pick<Proposal, 'title' | 'content'> & { expiresAt: string }

/**
 * Returns title and document of a draft with the values of its variables, and the last moment at which the proposal can be
 * signed, as the text says it. A variable without a value stays in the text. Throws AppError 'invalid' with the field
 * `content`.
 */
async function documentOfDraft(
  req: PayloadRequest,
  input: CreateProposalFromDraftInput,
  client: ProposalClient,
): Promise<Filled> {
  const [{ zone, expiryDays }, { brand }] = await Promise.all([
    findSendingSettings(req),
    asSystem(req).findGlobal({ slug: 'site-settings', depth: 0, select: { brand: true } }),
  ])
  const { language } = client
  const date = new Date()
  const expiresAt = await endOfDay(req, addDays(dayIn(zone, date), expiryDays), zone)
  const service = serviceOf(input.serviceType)
  const { setupFee, monthlyFee, currency } = input
  const values = variableValues(
    {
      client: client.name,
      company: client.company,
      agency: brand,
      service: service && serviceNames[language][service],
      setupFee,
      monthlyFee,
      currency,
      date,
      expires: new Date(expiresAt),
      zone,
    },
    language,
  )
  const { markdown } = fillVariables(input.content, values)
  const content = await proposalDocument({ config: await config }, markdown)
  return { title: input.title, content, expiresAt }
}

export type CreatedProposal = {
  id: string
  /** The address that the client opens, in its language. */
  link: string
  /** The name of the client that was created with it; null for one that existed. */
  newClient: string | null
}

/**
 * Makes a proposal of a draft of the user: the client if it is new, the document with the values of its variables, and the
 * note that prices are needed, in one transaction. The prices follow as a job, so the proposal stays whatever happens to
 * them. Called again, it returns the proposal that was made. Throws AppError 'not_found' for a draft of someone else,
 * 'invalid' with the field, and 'conflict' with the client that has the email address of a new one already.
 */
export async function createProposalFromDraft(
  context: Context,
  input: CreateProposalFromDraftInput,
): Promise<CreatedProposal> {
  requireStaff(context.req)
  return inTransaction(context.req, () => create(context, input))
}

async function create(context: Context, input: CreateProposalFromDraftInput): Promise<CreatedProposal> {
  const { req } = context
  const draft = await lockDraft(req, input.draft)
  if (draft.proposal) return existing(req, draft.proposal)
  const client = await clientOfDraft(context, input, draft.lead)
  const document = await documentOfDraft(req, input, client)
  const { setupFee, monthlyFee, currency, description } = input
  // As the system: the type says how the text was made, which users do not choose.
  const { id } = await asSystem(req).create({
    collection: 'proposals',
    data: {
      ...document,
      client: client.id,
      lead: draft.lead,
      language: client.language,
      serviceType: serviceOf(input.serviceType),
      description,
      setupFee,
      monthlyFee,
      currency,
      amount: amountOf(input),
      status: 'draft',
      proposalType: draft.isGenerated ? 'ai_generated' : input.template ? 'from_template' : 'written',
      owner: req.user?.id,
    },
    depth: 0,
  })
  await finishDraft(req, input.draft, { proposal: id, client: client.id, language: client.language })
  await markBillingPending(req, id)
  return {
    id,
    link: proposalLink(id, client.language),
    newClient: client.isNew ? client.name : null,
  }
}

/** Locks the draft until the transaction ends: two clicks come one after the other. */
async function lockDraft(req: PayloadRequest, id: string) {
  const { lead, proposal, task, owner } = generator_drafts
  const user = requireStaff(req)
  const db = await databaseOf(req)
  const [row] = await db
    .select({ lead, proposal, isGenerated: sql<boolean>`${task} = 'write'` })
    .from(generator_drafts)
    .where(and(eq(generator_drafts.id, id), eq(owner, user.id)))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

/** The draft keeps its proposal, and what still runs for it ends. */
async function finishDraft(
  req: PayloadRequest,
  id: string,
  { proposal, client, language }: { proposal: string; client: string; language: Language },
): Promise<void> {
  const { taskState } = generator_drafts
  const ended = sql`case when ${taskState} in ('queued', 'running') then 'cancelled' else ${taskState} end`
  const db = await databaseOf(req)
  await db
    .update(generator_drafts)
    .set({ proposal, client, language, taskState: ended, updatedAt: sql`now()` })
    .where(eq(generator_drafts.id, id))
  await announce(req, 'generatorDrafts', id)
}

async function existing(req: PayloadRequest, id: string): Promise<CreatedProposal> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ language: clients.language })
    .from(proposals)
    .innerJoin(clients, eq(clients.id, proposals.client))
    .where(eq(proposals.id, id))
  return { id, link: proposalLink(id, row?.language ?? 'en'), newClient: null }
}
