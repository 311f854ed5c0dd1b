import { z } from 'zod'

import {
  oneLine,
  type Block,
  type EmailContext,
  type Template,
  manyLines,
} from '@/features/mail/render/content'
import { greetedName, emailTexts } from '@/features/mail/render/translate'
import { languages, localizedPath } from '@/i18n/languages'
import { foldText } from '@/lib/search-words'
import { contactFields, type ContactFieldName } from '../fields'
import { openPath } from '../open-rules'
import { replyLimits } from '../rules'

type OptionalName = Exclude<ContactFieldName, 'name' | 'email'>

/** A row that was queued before a field was added has no value for it. */
const optionalFields = Object.fromEntries(
  Object.keys(contactFields)
    .filter((name) => name !== 'name' && name !== 'email')
    .map((name) => [name, z.string().nullable().default(null)]),
) as Record<OptionalName, z.ZodDefault<z.ZodNullable<z.ZodString>>>

/**
 * The data of the notification, of which the acknowledgement uses the name: the lead as it was when the emails were queued.
 */
export const leadEmailData = z.object({
  leadId: z.uuid(),
  name: z.string(),
  email: z.string(),
  ...optionalFields,
  language: z.enum(languages),
  campaign: z.array(z.string()),
  score: z.number(),
  scoreRules: z.array(z.string()),
  receivedAt: z.iso.datetime({ offset: true }),
})

export type LeadEmailData = z.infer<typeof leadEmailData>

/** Free times for a call, each with the path of the page that books it; `more` is that of all. */
const callOffer = z.object({
  times: z.array(z.object({ day: z.string(), time: z.string(), path: z.string() })).min(1),
  zone: z.string(),
  more: z.string(),
})
export type CallOffer = z.infer<typeof callOffer>

/**
 * The name is the only input of a visitor in the email. `person` is a member of the team, by the site's own page; `isConnected`
 * says that another system sent the lead.
 */
const acknowledgementData = leadEmailData
  .pick({ name: true })
  .extend({ person: z.string().optional(), isConnected: z.boolean().optional(), offer: callOffer.optional() })

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
      ...(lead.offer
        ? offerBlocks(lead.offer, context)
        : [
            { kind: 'paragraph' as const, text: t('mail.acknowledgement.next') },
            {
              kind: 'button' as const,
              label: t('mail.acknowledgement.button'),
              href,
              hint: t('mail.layout.address', { address: href }),
            },
          ]),
      ...(context.email ? [{ kind: 'paragraph' as const, text: t('mail.acknowledgement.reply') }] : []),
      {
        kind: 'signature',
        name: context.brand,
        details: [context.email, context.phone].filter(Boolean).join(', '),
      },
    ],
    footer: t(lead.isConnected ? 'mail.acknowledgement.whyConnected' : 'mail.acknowledgement.why', {
      brand: context.brand,
    }),
    ...(context.email && { replyTo: { name: context.brand, address: context.email } }),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

/** The free times, and a link to all of them. */
function offerBlocks({ times, zone, more }: CallOffer, { language, siteUrl }: EmailContext): Block[] {
  const t = emailTexts(language)
  const [before = '', label = '', after = ''] = t
    .markup('calls.acknowledgement.note', { zone, more: (chunks) => `\u0000${chunks}\u0000` })
    .split('\u0000')
  const rows = times.map(({ day, time, path }) => ({
    text: day,
    note: time,
    label: t('calls.acknowledgement.take'),
    href: siteUrl + path,
  }))
  return [
    { kind: 'paragraph', text: t('calls.acknowledgement.times') },
    { kind: 'choices', rows },
    { kind: 'linked', before, label, href: siteUrl + more, after },
  ]
}

/** `author` is the name of the staff member, missing for an account without one; `pixel` the token of the reply's pixel. */
const leadReplyData = z.object({
  subject: z.string(),
  text: z.string(),
  author: z.string().nullable(),
  pixel: z.string().optional(),
})

/** What a staff member wrote to a lead, as they wrote it. A reply to it goes to the agency's address. */
export const leadReply: Template = (data, context) => {
  const { subject, text, author, pixel } = leadReplyData.parse(data)
  const { brand, email, phone, siteUrl } = context
  const name = author ? `${oneLine(author, 80)}, ${brand}` : brand
  return {
    subject: oneLine(subject, replyLimits.subject),
    preview: oneLine(text, 140),
    title: oneLine(subject, replyLimits.subject),
    blocks: [
      ...manyLines(text, replyLimits.text)
        .split(/\n{2,}/)
        .map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph })),
      {
        kind: 'signature',
        name: isSigned(text, author) ? brand : name,
        details: [email, phone].filter(Boolean).join(', '),
      },
    ],
    footer: emailTexts(context.language)('mail.leadReply.why', { brand }),
    ...(pixel && { pixel: siteUrl + openPath(pixel) }),
    ...(email && { replyTo: { name: brand, address: email } }),
  }
}

/** Whether one of the last lines is the writer's name: templates end with it, and the brand is added to it. */
function isSigned(text: string, author: string | null): boolean {
  const names = [author ?? '', author?.split(/\s+/)[0] ?? ''].map(foldText).filter(Boolean)
  const lastLines = text
    .trim()
    .split(/\s*\n\s*/)
    .slice(-3)
  return lastLines.some((line) => names.includes(foldText(line.replaceAll(/^[\s\p{Pd}]+|[\s.,]+$/gu, ''))))
}
