import { z } from 'zod'

import type { Block, EmailContent, EmailContext, Template } from '@/features/mail/render/content'
import { greetedName, emailTexts, type EmailTexts, formatDateTime } from '@/features/mail/render/translate'
import { localizedPath } from '@/i18n/languages'
import { safeRedirect } from '@/lib/paths'

/** The data of every email about an account. The name is untrusted: someone else may have typed it. */
const recipientData = z.object({
  name: z.string().nullish(),
  next: z.string().nullish().catch(undefined).transform(safeRedirect),
})
/** The same with the token of a link. */
const linkData = recipientData.extend({ token: z.string().min(1) })

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
function accountEmail(kind: Kind, context: EmailContext, content: Content): EmailContent {
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

/** To an address that was used to sign up: the link that verifies it. */
export const verifyAddress: Template = (data, context) => {
  const { token, name, next } = linkData.parse(data)
  const { brand } = context
  return accountEmail('verify', context, {
    name,
    path: '/auth/verify',
    query: { token, next },
    above: (t) => [t('mail.account.verify.intro', { brand })],
    below: (t) => [t('mail.account.verify.until'), t('mail.account.verify.notYou')],
  })
}

/** To the owner of an address that was used to sign up again: the account exists, and how to sign in. */
export const addressTaken: Template = (data, context) => {
  const { name, next } = recipientData.parse(data)
  const { brand } = context
  return accountEmail('taken', context, {
    name,
    path: '/auth',
    query: { next },
    above: (t) => [t('mail.account.taken.intro', { brand })],
    below: (t) => [t('mail.account.taken.forgot'), t('mail.account.taken.notYou')],
  })
}

const invitationData = linkData.extend({ staff: z.boolean().default(false) })

/** To a client, or to a new colleague, whom staff invited: the link to set a password. */
export const invitation: Template = (data, context) => {
  const { token, name, next, staff } = invitationData.parse(data)
  const { brand } = context
  const kind = staff ? 'staffInvitation' : 'invitation'
  return accountEmail(kind, context, {
    name,
    path: '/auth/invitation',
    query: { token, next },
    above: (t) => [t(`mail.account.${kind}.intro`, { brand }), t(`mail.account.${kind}.what`)],
    below: (t) => [t(`mail.account.${kind}.until`)],
  })
}

/** To the owner of an existing account that was linked to a client. */
export const linked: Template = (data, context) => {
  const { name } = recipientData.parse(data)
  const { brand } = context
  return accountEmail('linked', context, {
    name,
    path: '/dashboard',
    above: (t) => [t('mail.account.linked.intro', { brand })],
    below: () => [],
  })
}

/** To someone who forgot a password: the link to set a new one. */
export const resetPasswordEmail: Template = (data, context) => {
  const { token, name, next } = linkData.parse(data)
  return accountEmail('reset', context, {
    name,
    path: '/auth/reset',
    query: { token, next },
    above: (t) => [t('mail.account.reset.intro')],
    below: (t) => [t('mail.account.reset.until'), t('mail.account.reset.notYou')],
  })
}

const passwordChangedData = z.object({ at: z.iso.datetime() })

/** Warns the owner of an account that its password was changed. */
export const passwordChanged: Template = (data, context) => {
  const { at } = passwordChangedData.parse(data)
  const { language, zone } = context
  return accountEmail('changed', context, {
    path: '/auth/forgot',
    above: (t) => [
      t('mail.account.changed.intro', { date: formatDateTime(new Date(at), language, zone) }),
      t('mail.account.changed.notYou'),
    ],
    below: () => [],
  })
}
