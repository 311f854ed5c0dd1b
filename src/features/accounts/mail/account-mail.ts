import { z } from 'zod'

import { firstName } from '@/features/leads/mail/lead-acknowledgement'
import type { Block, MailContent, MailContext } from '@/features/shell/mail/content'
import { mailTexts, type MailTexts } from '@/features/shell/mail/translate'
import { localizedPath } from '@/i18n/languages'
import { goalOf } from '@/lib/paths'

/** What the mails about an account have in common: whom they greet, where their one button leads, who writes. */

/** The name is what somebody typed who may not be the reader: `greeting` leaves out what is none. */
export const readerData = z.object({
  name: z.string().nullish(),
  next: z.string().nullish().catch(undefined).transform(goalOf),
})
export const linkData = readerData.extend({ token: z.string().min(1) })

type Kind = 'verify' | 'taken' | 'reset' | 'invitation' | 'linked' | 'changed'
type Parts = {
  name?: string | null
  /** Where the button leads, without its language, and the query that goes along. */
  path: string
  query?: Record<string, string | undefined>
  /** What stands above the button and below it. */
  above: (t: MailTexts) => string[]
  below: (t: MailTexts) => string[]
}

/** A mail about the reader's account: some sentences around one button. */
export function accountMail(kind: Kind, context: MailContext, parts: Parts): MailContent {
  const { language, brand, email, phone } = context
  const t = mailTexts(language)
  const href = address(context, parts)
  const name = firstName(parts.name ?? '')
  const paragraphs = (texts: string[]) => texts.map((text): Block => ({ kind: 'paragraph', text }))
  return {
    subject: t(`mail.account.${kind}.subject`, { brand }),
    preview: t(`mail.account.${kind}.preview`, { brand }),
    title: name
      ? t(`mail.account.${kind}.title`, { name, brand })
      : t(`mail.account.${kind}.titleNameless`, { brand }),
    blocks: [
      ...paragraphs(parts.above(t)),
      {
        kind: 'button',
        label: t(`mail.account.${kind}.button`),
        href,
        hint: t('mail.layout.address', { address: href }),
      },
      ...paragraphs(parts.below(t)),
      { kind: 'signature', name: brand, details: [email, phone].filter(Boolean).join(', ') },
    ],
    footer: t(`mail.account.${kind}.why`, { brand }),
    ...(email && { replyTo: { name: brand, address: email } }),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}

function address({ siteUrl, language }: MailContext, { path, query = {} }: Parts): string {
  const url = new URL(localizedPath(path, language), siteUrl)
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.href
}
