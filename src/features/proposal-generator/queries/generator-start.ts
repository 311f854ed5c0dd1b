import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { isModelConfigured } from '@/integrations/ai/configured-model'
import { isBillingConfigured } from '@/integrations/billing/billing'
import { requireStaff } from '@/lib/server/http/authorize'
import { asSystem, asUser } from '@/lib/server/db/local-api'
import { databaseOf, sql, coalesce, isoTime } from '@/lib/server/db/sql'
import { mailboxSpellings } from '@/lib/server/mailbox'
import { clients, generator_drafts } from '@/payload-tables'
import type { GeneratorTab } from '@/lib/generator-address'
import { proposalTitle, serviceNames } from '@/features/proposals/proposal-texts'
import { serviceLabels, serviceTypes, type ServiceLabel } from '@/features/proposals/rules'
import { findSendingSettings } from '@/features/proposals/queries/sending'
import type { ChosenClient, Titles } from '../generator-form'

/** The lead for which a proposal is written. */
export type GeneratorLead = {
  id: string
  name: string
  email: string
  phone: string | null
  company: string | null
  language: Language
  message: string
  service: ServiceLabel | ''
  /** What the proposal is called at first, in the language of its client. */
  titles: Titles
  /** The client that was made of it, or that has its email address. */
  client: ChosenClient | null
}

export type TemplateOption = {
  id: string
  name: string
  setupFee: number | null
  monthlyFee: number | null
  currency: string
}

/** A draft that was not finished. */
export type UnfinishedDraft = {
  id: string
  title: string
  /** The name or the company of the client; empty without one. */
  client: string
  /** The last step that has something in it. */
  step: Exclude<GeneratorTab, 'billing'>
  savedAt: string
  lead: string | null
}

/** What the variables of a text say of the agency. */
export type ProposingAgency = {
  brand: string
  /** The agency's time zone (IANA). */
  zone: string
  expiryDays: number
  /** What clients call each service, by its label in the form. */
  services: Record<Language, Partial<Record<ServiceLabel, string>>>
}

export type GeneratorStart = {
  agency: ProposingAgency
  hasModel: boolean
  hasBilling: boolean
  templates: TemplateOption[]
  drafts: UnfinishedDraft[]
  lead: GeneratorLead | null
}

const MAX_DRAFTS = 20

/** Returns the initial data of the generator. For staff. A deleted lead is ignored. */
export async function findGeneratorStart(
  req: PayloadRequest,
  { lead }: { lead?: string } = {},
): Promise<GeneratorStart> {
  requireStaff(req)
  const [agency, templates, drafts, found] = await Promise.all([
    findAgency(req),
    findTemplates(req),
    findDrafts(req),
    lead ? findLead(req, lead) : null,
  ])
  return {
    agency,
    hasModel: isModelConfigured(),
    hasBilling: isBillingConfigured(),
    templates,
    drafts,
    lead: found,
  }
}

async function findAgency(req: PayloadRequest): Promise<ProposingAgency> {
  const [{ zone, expiryDays }, { brand }] = await Promise.all([
    findSendingSettings(req),
    asSystem(req).findGlobal({ slug: 'site-settings', depth: 0, select: { brand: true } }),
  ])
  return { brand, zone, expiryDays, services: { en: servicesIn('en'), es: servicesIn('es') } }
}

const servicesIn = (language: Language): Partial<Record<ServiceLabel, string>> =>
  Object.fromEntries(serviceTypes.map((service) => [serviceLabels[service], serviceNames[language][service]]))

async function findTemplates(req: PayloadRequest): Promise<TemplateOption[]> {
  const { docs } = await asUser(req).find({
    collection: 'proposal-templates',
    sort: ['name', 'id'],
    pagination: false,
    depth: 0,
    select: { name: true, setupFee: true, monthlyFee: true, currency: true },
  })
  return docs.map(({ id, name, setupFee, monthlyFee, currency }) => ({
    id,
    name,
    setupFee: setupFee ?? null,
    monthlyFee: monthlyFee ?? null,
    currency,
  }))
}

async function findDrafts(req: PayloadRequest): Promise<UnfinishedDraft[]> {
  const { content, details } = generator_drafts
  const field = (name: string) => sql<string>`trim(coalesce(${details} ->> ${name}, ''))`
  const person = sql`${details} -> 'clientInfo'`
  const name = sql`trim(concat_ws(' ', ${person} ->> 'first_name', ${person} ->> 'last_name'))`
  const company = sql`trim(${person} ->> 'company_name')`
  const db = await databaseOf(req)
  return db
    .select({
      id: generator_drafts.id,
      title: field('title'),
      client: sql<string>`coalesce(nullif(${name}, ''), ${company}, '')`,
      step: sql<UnfinishedDraft['step']>`
        case
          when trim(coalesce(${content}, '')) <> '' then 'generate'
          when concat(${field('title')}, ${field('description')}, ${name}, ${company}) <> '' then 'details'
          else 'transcript'
        end`,
      savedAt: isoTime(generator_drafts.updatedAt),
      lead: generator_drafts.lead,
    })
    .from(generator_drafts)
    .where(and(eq(generator_drafts.owner, requireStaff(req).id), isNull(generator_drafts.proposal)))
    .orderBy(desc(generator_drafts.updatedAt))
    .limit(MAX_DRAFTS)
}

async function findLead(req: PayloadRequest, id: string): Promise<GeneratorLead | null> {
  const lead = await asUser(req).findByID({
    collection: 'leads',
    id,
    depth: 0,
    disableErrors: true,
    select: {
      name: true,
      email: true,
      phone: true,
      company: true,
      language: true,
      message: true,
      serviceInterest: true,
    },
  })
  if (!lead) return null
  const db = await databaseOf(req)
  const [client] = await db
    .select({
      id: clients.id,
      name: coalesce(clients.name, clients.email),
      company: clients.companyName,
      email: clients.email,
      language: clients.language,
    })
    .from(clients)
    .where(or(eq(clients.lead, id), inArray(clients.email, mailboxSpellings(lead.email))))
    .orderBy(sql`${clients.lead} is not distinct from ${id}::uuid desc`)
    .limit(1)
  const { name, email, phone, company, language, message, serviceInterest } = lead
  const called = company || name || email
  return {
    id,
    name,
    email,
    phone: phone ?? null,
    company: company ?? null,
    language,
    message: message ?? '',
    service: (serviceLabels as Partial<Record<string, ServiceLabel>>)[serviceInterest ?? ''] ?? '',
    titles: { en: proposalTitle(called, 'en'), es: proposalTitle(called, 'es') },
    client: client ?? null,
  }
}
