import { z } from 'zod'

import { greetedName } from '@/features/mail/render/greeted-name'
import type { Block, EmailContent, EmailContext } from '@/features/mail/render/content'
import { emailTexts, type EmailTexts } from '@/features/mail/render/translate'
import { localizedPath } from '@/i18n/languages'
import { safeRedirect } from '@/lib/paths'

/** The data of every email about an account. The name is untrusted: someone else may have typed it. */
export const recipientData = z.object({
  name: z.string().nullish(),
  next: z.string().nullish().catch(undefined).transform(safeRedirect),
})
/** The same with the token of a link. */
export const linkData = recipientData.extend({ token: z.string().min(1) })

type Kind = 'verify' | 'taken' | 'reset' | 'invitation' | 'staffInvitation' | 'linked' | 'changed'
type Content = {
  name?: string | null
  /** The path of the button's link without its locale prefix, and its query parameters. */
  path: string
  query?: Record<string, string | undefined>
  /** The paragraphs above and below the button. */
  above: (t: EmailTexts) => string[]
  below: (t: EmailTexts) => string[]
}

/** The content of an email about an account: paragraphs and one button. */
export function accountEmail(kind: Kind, context: EmailContext, content: Content): EmailContent {
  const { language, brand, email, phone } = context
  const t = emailTexts(language)
  const href = linkUrl(context, content)
  const name = greetedName(content.name ?? '')
  const paragraphs = (texts: string[]) => texts.map((text): Block => ({ kind: 'paragraph', text }))
  return {
    subject: t(`mail.account.${kind}.subject`, { brand }),
    preview: t(`mail.account.${kind}.preview`, { brand }),
    title: name
      ? t(`mail.account.${kind}.title`, { name, brand })
      : t(`mail.account.${kind}.titleNameless`, { brand }),
    blocks: [
      ...paragraphs(content.above(t)),
      {
        kind: 'button',
        label: t(`mail.account.${kind}.button`),
        href,
        hint: t('mail.layout.address', { address: href }),
      },
      ...paragraphs(content.below(t)),
      { kind: 'signature', name: brand, details: [email, phone].filter(Boolean).join(', ') },
    ],
    footer: t(`mail.account.${kind}.why`, { brand }),
    ...(email && { replyTo: { name: brand, address: email } }),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}

function linkUrl({ siteUrl, language }: EmailContext, { path, query = {} }: Content): string {
  const url = new URL(localizedPath(path, language), siteUrl)
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value)
  return url.href
}
