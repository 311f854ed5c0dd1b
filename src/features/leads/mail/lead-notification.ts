import { manyLines, oneLine, type Block, type Template } from '@/features/mail/render/content'
import { formatDateTime, emailTexts, type EmailTexts } from '@/features/mail/render/translate'
import { headerAddress } from '@/lib/email-address'
import { leadPath } from '../board-rules'
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

/** Quotes what the visitor wrote, if anything. */
const messageQuote = ({ message, language }: LeadEmailData, label: string): Block[] =>
  message ? [{ kind: 'quote', label, text: manyLines(message), language }] : []
