import { z } from 'zod'

import { greetedName } from '@/features/mail/render/greeted-name'
import { oneLine, type Template } from '@/features/mail/render/content'
import { emailTexts } from '@/features/mail/render/translate'
import { localizedPath } from '@/i18n/languages'
import { leadEmailData } from './lead-email-data'

/** The name is the only input of a visitor in the email. `person` is a member of the team, by the site's own page. */
const acknowledgementData = leadEmailData.pick({ name: true }).extend({ person: z.string().optional() })

/**
 * The email to the visitor that confirms the message. Anyone can send the form with someone else's address, so it quotes
 * nothing but a first name: otherwise anyone could use the form to send text to any address.
 */
export const leadAcknowledgement: Template = (data, context) => {
  const lead = acknowledgementData.parse(data)
  const t = emailTexts(context.language)
  const name = greetedName(lead.name)
  const person = oneLine(lead.person ?? '', 80)
  const href = `${context.siteUrl}${localizedPath('/services', context.language)}`
  return {
    subject: t('mail.acknowledgement.subject'),
    preview: t('mail.acknowledgement.preview'),
    title: name ? t('mail.acknowledgement.title', { name }) : t('mail.acknowledgement.titleNameless'),
    blocks: [
      {
        kind: 'paragraph',
        text: person ? t('mail.acknowledgement.introPerson', { person }) : t('mail.acknowledgement.intro'),
      },
      { kind: 'paragraph', text: t('mail.acknowledgement.next') },
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
