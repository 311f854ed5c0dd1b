import { manyLines, oneLine, type Block, type Template } from '@/features/shell/mail/content'
import { mailTexts, moment, type MailTexts } from '@/features/shell/mail/translate'
import { leadMailData, type LeadMailData } from './lead-mail-data'

/** To staff: who wrote, what they need, and the way to the lead. Answering it answers the visitor. */
export const leadNotification: Template = (data, context) => {
  const lead = leadMailData.parse(data)
  const t = mailTexts(context.language)
  const name = oneLine(lead.name, 80)
  const href = `${context.siteUrl}/admin/collections/leads/${lead.leadId}`
  const date = moment(new Date(lead.receivedAt), context.language, context.zone)
  return {
    subject: t('mail.notification.subject', {
      name: [name, oneLine(lead.company ?? '', 60)].filter(Boolean).join(', '),
    }),
    preview: oneLine(lead.message ?? lead.email, 140),
    title: t('mail.notification.title', { name }),
    blocks: [
      { kind: 'paragraph', text: t('mail.notification.intro', { date }) },
      { kind: 'facts', rows: facts(lead, t) },
      ...quote(lead, t('mail.notification.message')),
      {
        kind: 'button',
        label: t('mail.notification.button'),
        href,
        hint: t('mail.layout.address', { address: href }),
      },
      { kind: 'paragraph', text: t('mail.notification.reply', { name }) },
    ],
    footer: t('mail.notification.why', { brand: context.brand }),
    replyTo: { name, address: lead.email },
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function facts(lead: LeadMailData, t: MailTexts) {
  const { score, scoreRules } = lead
  const reasons = scoreRules
    .map((rule) => t(`admin.leads.scoreRules.${rule}` as 'admin.leads.scoreRules.phone'))
    .join(', ')
  const rows = [
    { label: t('mail.notification.email'), value: oneLine(lead.email, 254) },
    { label: t('mail.notification.phone'), value: oneLine(lead.phone ?? '') },
    { label: t('mail.notification.company'), value: oneLine(lead.company ?? '') },
    {
      label: t('mail.notification.service'),
      value: lead.service ? t(`admin.leads.services.${lead.service}`) : '',
    },
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

/** What the visitor wrote, if anything. */
export const quote = ({ message, language }: LeadMailData, label: string): Block[] =>
  message ? [{ kind: 'quote', label, text: manyLines(message), language }] : []
