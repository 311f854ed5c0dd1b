import { z } from 'zod'
import { manyLines, oneLine, type Block, type Template } from '@/features/mail/render/content'
import { emailTexts, formatDateTime } from '@/features/mail/render/translate'
import { localizedPath, languages } from '@/i18n/languages'
import { utcOffset } from '@/lib/dates'
import { money } from '@/lib/money'

/** The data of emails about a proposal that was signed or declined. */
const signingEmailData = z.object({
  proposalId: z.uuid(),
  title: z.string(),
  /** In cents. */
  amount: z.number(),
  currency: z.string(),
  /** When it was signed or declined, an ISO time in UTC. */
  at: z.string(),
  /** Of the version. */
  sha256: z.string(),
  /** Who signed or declined. */
  person: z.string(),
  /** The company of the client, or its name. */
  client: z.string(),
  /** Why it was declined. */
  reason: z.string().optional(),
  reasonLanguage: z.enum(languages).optional(),
})
export type SigningEmailData = z.infer<typeof signingEmailData>

/** An email about a decision of the client, with what was decided and a link to the proposal. */
const decisionEmail =
  (kind: 'signed' | 'signedOwner' | 'declined'): Template =>
  (data, { language, brand, email, phone, siteUrl, zone }) => {
    const decision = signingEmailData.parse(data)
    const t = emailTexts(language)
    const isClient = kind === 'signed'
    const title = oneLine(decision.title, 120)
    const names = { title, person: oneLine(decision.person, 80), client: oneLine(decision.client, 120) }
    const at = new Date(decision.at)
    const time = `${formatDateTime(at, language, zone)} (${utcOffset(zone, at)})`
    const href = `${siteUrl}${localizedPath(`/proposal/${decision.proposalId}`, language)}`
    const reason = manyLines(decision.reason ?? '', 2000)
    const rows = [
      { label: t('mail.signing.proposal'), value: title },
      { label: t('mail.signing.client'), value: names.client },
      { label: t('mail.signing.by'), value: names.person },
      { label: t('mail.signing.time'), value: time },
      ...(decision.amount > 0
        ? [{ label: t('mail.signing.amount'), value: money(decision.amount, decision.currency, language) }]
        : []),
    ]
    const fingerprint = { label: t('mail.signing.fingerprint'), value: decision.sha256 }
    const blocks: Block[] = [
      { kind: 'paragraph', text: t(`mail.signing.${kind}.text`, names) },
      { kind: 'facts', rows: kind === 'declined' ? rows : [...rows, fingerprint] },
      ...(reason
        ? [
            {
              kind: 'quote' as const,
              label: t('mail.signing.reason'),
              text: reason,
              language: decision.reasonLanguage ?? language,
            },
          ]
        : []),
      {
        kind: 'button',
        label: t(`mail.signing.${kind}.button`),
        href,
        hint: t('mail.layout.address', { address: href }),
      },
      ...(isClient
        ? [{ kind: 'signature' as const, name: brand, details: [email, phone].filter(Boolean).join(', ') }]
        : []),
    ]
    return {
      subject: t(`mail.signing.${kind}.subject`, names),
      preview: t(`mail.signing.${kind}.preview`, names),
      title: t(`mail.signing.${kind}.title`, names),
      blocks,
      footer: t(isClient ? 'mail.signing.whyClient' : 'mail.signing.whyOwner', { brand }),
      ...(isClient && email && { replyTo: { name: brand, address: email } }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  }

/** The receipt of the person who signed. */
export const proposalSigned = decisionEmail('signed')
/** The receipt of the owner. */
export const proposalSignedOwner = decisionEmail('signedOwner')
/** To the owner: the client declined. */
export const proposalDeclined = decisionEmail('declined')
