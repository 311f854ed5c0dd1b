import { z } from 'zod'

import {
  manyLines,
  oneLine,
  type Block,
  type EmailContext,
  type Template,
} from '@/features/mail/render/content'
import { formatDateTime, emailTexts, type EmailTexts } from '@/features/mail/render/translate'
import { languages } from '@/i18n/languages'
import { headerAddress } from '@/lib/email-address'
import { leadPath } from '../board-rules'
import { replyDueAt } from '../first-reply-rules'
import { contactFields, type ContactFieldName, type LeadField } from '../fields'
import { leadEmailData, type LeadEmailData } from './lead-emails'

/** The email to staff about a new lead. A reply to it goes to the visitor. */
export const leadNotification: Template = (data, context) => {
  const lead = leadEmailData.parse(data)
  const t = emailTexts(context.language)
  const name = oneLine(lead.name, 80)
  const href = `${context.siteUrl}${leadPath(lead.leadId)}`
  const date = formatDateTime(new Date(lead.receivedAt), context.language, context.zone)
  return {
    subject: t('mail.notification.subject', {
      name: [name, oneLine(lead.company ?? '', 60)].filter(Boolean).join(', '),
    }),
    preview: oneLine(lead.message ?? lead.email, 140),
    title: t('mail.notification.title', { name }),
    blocks: [
      { kind: 'paragraph', text: t('mail.notification.intro', { date }) },
      { kind: 'facts', rows: facts(lead, t) },
      ...messageQuote(lead, t('mail.notification.message')),
      {
        kind: 'button',
        label: t('mail.notification.button'),
        href,
        hint: t('mail.layout.address', { address: href }),
      },
      ...(headerAddress(lead.email)
        ? [{ kind: 'paragraph' as const, text: t('mail.notification.reply', { name }) }]
        : []),
    ],
    footer: t('mail.notification.why', { brand: context.brand }),
    replyTo: { name, address: lead.email },
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function facts(lead: LeadEmailData, t: EmailTexts) {
  const { score, scoreRules } = lead
  const reasons = scoreRules
    .map((rule) => t(`admin.leads.scoreRules.${rule}` as 'admin.leads.scoreRules.phone'))
    .join(', ')
  const rows = [
    ...tableFields.map((name) => ({ label: labelOf(name, t), value: valueOf(name, lead, t) })),
    { label: t('mail.notification.language'), value: t(`admin.common.languages.${lead.language}`) },
    { label: t('mail.notification.campaign'), value: oneLine(lead.campaign.join(' / ')) },
    {
      label: t('mail.notification.score'),
      value: reasons
        ? t('mail.notification.pointsWhy', { score, reasons })
        : t('mail.notification.points', { score }),
    },
  ]
  return rows.filter(({ value }) => value)
}

/** The contact fields in the table: all but the name, which is in the title, and the message, which is quoted. */
const tableFields = (Object.keys(contactFields) as ContactFieldName[]).filter(
  (name) => name !== 'name' && name !== 'message',
)

const labelOf = (name: ContactFieldName, t: EmailTexts): string =>
  name === 'serviceInterest' ? t('mail.notification.service') : t(`admin.leads.${name}`)

function valueOf(name: ContactFieldName, lead: LeadEmailData, t: EmailTexts): string {
  const { optionTexts, maxLength }: LeadField = contactFields[name]
  const value = lead[name]
  if (value && optionTexts) return t(`admin.leads.${optionTexts}.${value}` as 'admin.leads.services.other')
  return oneLine(value ?? '', maxLength)
}

type QuotedLead = Pick<StaffLeadEmailData, 'message' | 'language'>

/** Quotes what the visitor wrote, if anything. */
const messageQuote = ({ message, language }: QuotedLead, label: string): Block[] =>
  message ? [{ kind: 'quote', label, text: manyLines(message), language }] : []

/** The data of the emails to staff about one lead: it was assigned to them, or its 24 hours are about to end. */
const staffLeadEmailData = z.object({
  leadId: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  language: z.enum(languages),
  /** When its clock began. Named as in emails that the last release has queued. */
  receivedAt: z.iso.datetime({ offset: true }),
  isAnswered: z.boolean(),
  /** Who assigned it. */
  by: z.string().nullable(),
})

export type StaffLeadEmailData = z.infer<typeof staffLeadEmailData>

/** To a staff member: someone else assigned a lead to them. */
export const leadAssigned: Template = (data, context) => {
  const lead = staffLeadEmailData.parse(data)
  const t = emailTexts(context.language)
  const name = oneLine(lead.name, 80)
  const by = oneLine(lead.by ?? context.brand, 80)
  return {
    subject: t('mail.assigned.subject', { name: nameAndCompany(lead) }),
    title: t('mail.assigned.title', { name, by }),
    footer: t('mail.assigned.why', { brand: context.brand }),
    ...aboutLead(
      lead,
      context,
      lead.isAnswered ? [] : [t('mail.assigned.due', { date: dueDate(lead, context) })],
    ),
  }
}

/** To the assignee, else to the notification address: a lead has no reply, and four of its 24 hours are left. */
export const leadReminder: Template = (data, context) => {
  const lead = staffLeadEmailData.parse(data)
  const t = emailTexts(context.language)
  return {
    subject: t('mail.reminder.subject', { name: nameAndCompany(lead) }),
    title: t('mail.reminder.title', { name: oneLine(lead.name, 80) }),
    footer: t('mail.reminder.why', { brand: context.brand }),
    ...aboutLead(lead, context, [t('mail.reminder.due', { date: dueDate(lead, context) })]),
  }
}

const nameAndCompany = ({ name, company }: StaffLeadEmailData) =>
  [oneLine(name, 80), oneLine(company ?? '', 60)].filter(Boolean).join(', ')

const dueDate = ({ receivedAt }: StaffLeadEmailData, { language, zone }: EmailContext) =>
  formatDateTime(replyDueAt(receivedAt), language, zone)

/** The parts that both emails share. A reply to them goes to the lead. */
function aboutLead(lead: StaffLeadEmailData, { language, siteUrl }: EmailContext, paragraphs: string[]) {
  const t = emailTexts(language)
  const href = `${siteUrl}${leadPath(lead.leadId)}`
  const rows = [
    { label: t('admin.leads.email'), value: oneLine(lead.email, 254) },
    { label: t('admin.leads.phone'), value: oneLine(lead.phone ?? '') },
    { label: t('admin.leads.company'), value: oneLine(lead.company ?? '') },
    { label: t('mail.notification.language'), value: t(`admin.common.languages.${lead.language}`) },
  ]
  const blocks: Block[] = [
    ...paragraphs.map((text): Block => ({ kind: 'paragraph', text })),
    { kind: 'facts', rows: rows.filter(({ value }) => value) },
    ...messageQuote(lead, t('mail.notification.message')),
    {
      kind: 'button',
      label: t('mail.notification.button'),
      href,
      hint: t('mail.layout.address', { address: href }),
    },
  ]
  return {
    preview: oneLine(lead.message ?? lead.email, 140),
    blocks,
    replyTo: { name: oneLine(lead.name, 80), address: lead.email },
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
