import { oneLine, type Template } from '@/features/shell/mail/content'
import { mailTexts } from '@/features/shell/mail/translate'
import { localizedPath } from '@/i18n/languages'
import { leadMailData } from './lead-mail-data'
import { quote } from './lead-notification'

/**
 * To the visitor, in their language: it arrived, and when we answer. The form can be sent with a stranger's address,
 * so the subject is ours alone and a name that could carry an advertisement is left out.
 */
export const leadAcknowledgement: Template = (data, context) => {
  const lead = leadMailData.parse(data)
  const t = mailTexts(context.language)
  const name = firstName(lead.name)
  const href = `${context.siteUrl}${localizedPath('/', context.language)}`
  return {
    subject: t('mail.acknowledgement.subject'),
    preview: t('mail.acknowledgement.preview'),
    title: name ? t('mail.acknowledgement.title', { name }) : t('mail.acknowledgement.titleNameless'),
    blocks: [
      { kind: 'paragraph', text: t('mail.acknowledgement.intro') },
      ...quote(lead, t('mail.acknowledgement.message')),
      {
        kind: 'button',
        label: t('mail.acknowledgement.button'),
        href,
        hint: t('mail.layout.address', { address: href }),
      },
      ...(context.email ? [{ kind: 'paragraph' as const, text: t('mail.acknowledgement.reply') }] : []),
      {
        kind: 'signature',
        name: context.brand,
        details: [context.email, context.phone].filter(Boolean).join(', '),
      },
    ],
    footer: t('mail.acknowledgement.why', { brand: context.brand }),
    ...(context.email && { replyTo: { name: context.brand, address: context.email } }),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

/** The first of the names, when it looks like one: letters, marks, a hyphen or an apostrophe. */
export function firstName(name: string): string | null {
  const first = oneLine(name).split(' ')[0] ?? ''
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null
}
