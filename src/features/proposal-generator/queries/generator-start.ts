import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { isModelConfigured } from '@/integrations/ai/configured-model'
import { isBillingConfigured } from '@/integrations/billing/billing'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { asSystem, asUser } from '@/lib/server/db/local-api'
import { runSql, sql } from '@/lib/server/db/sql'
import { mailboxSpellings } from '@/lib/server/mailbox'
import type { ChosenClient, Titles } from '../generator-form'
import type { GeneratorTab } from '@/lib/generator-address'
import { proposalTitle } from '@/features/proposals/proposal-title'
import { serviceLabels, serviceTypes, type ServiceLabel, type ServiceType } from '@/features/proposals/rules'
import { serviceNames } from '@/features/proposals/service-names'
import { findSendingSettings } from '@/features/proposals/queries/sending-settings'

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

const findDrafts = (req: PayloadRequest): Promise<UnfinishedDraft[]> =>
  runSql<UnfinishedDraft>(
    req,
    sql`
      select id, trim(coalesce(details->>'title', '')) as title, coalesce(nullif(name, ''), company, '') as client,
        case
          when trim(coalesce(content, '')) <> '' then 'generate'
          when concat(trim(details->>'title'), trim(details->>'description'), name, company) <> '' then 'details'
          else 'transcript'
        end as step,
        to_json(updated_at) #>> '{}' as "savedAt", lead_id as lead
      from generator_drafts cross join lateral (
        select trim(concat_ws(' ', details#>>'{clientInfo,first_name}', details#>>'{clientInfo,last_name}')) as name,
          trim(details#>>'{clientInfo,company_name}') as company) person
      where owner_id = ${req.user?.id}::uuid and proposal_id is null
      order by updated_at desc limit ${MAX_DRAFTS}`,
  )

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
  const [client] = await runSql<ChosenClient>(
    req,
    sql`
      select id, coalesce(name, email) as name, company_name as company, email, language from clients
      where lead_id = ${id}::uuid or email = any(${sql.param(mailboxSpellings(lead.email))}::text[])
      order by (lead_id is not distinct from ${id}::uuid) desc limit 1`,
  )
  const { name, email, phone, company, language, message, serviceInterest } = lead
  const called = company || name || email
  return {
    id,
    name: name ?? '',
    email,
    phone: phone ?? null,
    company: company ?? null,
    language,
    message: message ?? '',
    service: serviceLabels[serviceInterest as ServiceType] ?? '',
    titles: { en: proposalTitle(called, 'en'), es: proposalTitle(called, 'es') },
    client: client ?? null,
  }
}
