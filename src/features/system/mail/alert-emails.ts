import { z } from 'zod'

import { leadPath } from '@/features/leads/board-rules'
import { oneLine, type Block, type EmailContext, type Template } from '@/features/mail/render/content'
import { emailTexts, formatDateTime } from '@/features/mail/render/translate'

/** Emails to admins about what went wrong and repairs itself in no way. */

type Content = {
  subject: string
  title: string
  text: string
  blocks?: Block[]
  path?: string
  button?: string
}

function alert(content: Content, { language, siteUrl, brand }: EmailContext): ReturnType<Template> {
  const t = emailTexts(language)
  const href = `${siteUrl}${content.path ?? '/admin'}`
  return {
    subject: content.subject,
    preview: content.text,
    title: content.title,
    blocks: [
      { kind: 'paragraph', text: content.text },
      ...(content.blocks ?? []),
      {
        kind: 'button',
        label: content.button ?? t('mail.alert.button'),
        href,
        hint: t('mail.layout.address', { address: href }),
      },
    ],
    footer: t('mail.alert.why', { brand }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

const jobsData = z.object({ count: z.number(), queues: z.array(z.string()) })
export type AlertJobsData = z.infer<typeof jobsData>

/** Jobs were given up. `queues` names those that they were in. */
export const alertJobs: Template = (data, context) => {
  const { count, queues } = jobsData.parse(data)
  const t = emailTexts(context.language)
  const { brand } = context
  const rows = [{ label: t('mail.alert.jobs.queues'), value: oneLine(queues.join(', ')) }]
  return alert(
    {
      subject: t('mail.alert.jobs.subject', { count, brand }),
      title: t('mail.alert.jobs.title', { count }),
      text: t('mail.alert.jobs.text'),
      blocks: [{ kind: 'facts', rows }],
    },
    context,
  )
}

const leadsData = z.object({
  count: z.number(),
  /** The first of them. */
  leads: z.array(z.object({ id: z.uuid(), name: z.string(), receivedAt: z.iso.datetime({ offset: true }) })),
})
export type AlertLeadsData = z.infer<typeof leadsData>

/** Nobody replied to leads within their 24 hours. */
export const alertLeads: Template = (data, context) => {
  const { count, leads } = leadsData.parse(data)
  const t = emailTexts(context.language)
  const rows = leads.map(({ name, receivedAt }) => ({
    label: oneLine(name, 80),
    value: formatDateTime(new Date(receivedAt), context.language, context.zone),
  }))
  const others = count - leads.length
  const [first] = leads
  return alert(
    {
      subject: t('mail.alert.leads.title', { count }),
      title: t('mail.alert.leads.title', { count }),
      text: t('mail.alert.leads.text'),
      blocks: [
        { kind: 'facts', rows },
        ...(others > 0
          ? [{ kind: 'paragraph' as const, text: t('mail.alert.leads.more', { count: others }) }]
          : []),
      ],
      ...(count === 1 && first
        ? { path: leadPath(first.id), button: t('mail.notification.button') }
        : { path: '/admin?tab=leads' }),
    },
    context,
  )
}

const backupData = z.object({
  /** Why it failed; null when none was made for two days. */
  error: z.string().nullable(),
  /** The time of the last complete one. */
  lastAt: z.iso.datetime({ offset: true }).nullable(),
})
export type AlertBackupData = z.infer<typeof backupData>

/** A backup failed, or none was made for two days. */
export const alertBackup: Template = (data, context) => {
  const { error, lastAt } = backupData.parse(data)
  const { brand, language, zone } = context
  const t = emailTexts(language)
  const title = t(error === null ? 'mail.alert.backup.old' : 'mail.alert.backup.failed', { brand })
  const last = lastAt ? formatDateTime(new Date(lastAt), language, zone) : t('mail.alert.backup.never')
  const rows = [
    { label: t('mail.alert.backup.last'), value: last },
    { label: t('mail.alert.backup.reason'), value: oneLine(error ?? '', 300) },
  ]
  return alert(
    {
      subject: title,
      title,
      text: t('mail.alert.backup.text'),
      blocks: [{ kind: 'facts', rows: rows.filter(({ value }) => value) }],
    },
    context,
  )
}
