import { z } from 'zod'
import { currencies, money } from '@/lib/money'
import { oneLine, type Block, type EmailContext, type Template } from '@/features/mail/render/content'
import { emailTexts, greetedName } from '@/features/mail/render/translate'
import { type Language, localizedPath } from '@/i18n/languages'
import { agencyDay } from '@/lib/agency-day'
import { withNonBreakingSpaces } from '@/lib/dates'

/** The data of emails about a proposal. Fees are in cents. */
const proposal = z.object({
  proposalId: z.uuid(),
  /** The number that people say. Missing in emails that were queued before they named it. */
  number: z.int().nullish(),
  title: z.string(),
  setupFee: z.int(),
  monthlyFee: z.int(),
  amount: z.int(),
  currency: z.enum(currencies),
  /** The last moment at which it can be signed, an ISO time. */
  expiresAt: z.string().nullable(),
})

/** To the client: a proposal was sent, or expires soon. */
const clientProposalData = proposal.extend({
  /** The first name of the recipient. */
  name: z.string().nullable(),
  company: z.string().nullable(),
  /** Who wrote the proposal. */
  owner: z.string().nullable(),
  /** The secret of the link with which an invited person sets a password first. */
  token: z.string().min(1).optional(),
})
export type ClientProposalData = z.infer<typeof clientProposalData>

/** To the owner: the client has opened the proposal and not signed it. */
const ownerProposalData = proposal.extend({
  client: z.string(),
  openedAt: z.string(),
})
export type OwnerProposalData = z.infer<typeof ownerProposalData>

type Terms = Pick<
  ClientProposalData,
  'number' | 'title' | 'setupFee' | 'monthlyFee' | 'amount' | 'currency' | 'expiresAt'
>

/** What a proposal asks for, as an email shows it. Fees of zero are left out. */
function proposalFacts(
  { number, title, setupFee, monthlyFee, currency, expiresAt }: Terms,
  { language, zone }: { language: Language; zone: string },
): Block {
  const t = emailTexts(language)
  const fee = (cents: number) => money(cents, currency, language)
  const rows = [{ label: t('mail.proposal.proposal'), value: oneLine(title) }]
  if (number) rows.push({ label: t('mail.proposal.number'), value: String(number) })
  if (setupFee) rows.push({ label: t('mail.proposal.setup'), value: fee(setupFee) })
  if (monthlyFee)
    rows.push({
      label: t('mail.proposal.monthly'),
      value: t('mail.proposal.perMonth', { amount: fee(monthlyFee) }),
    })
  if (expiresAt) {
    const date = agencyDay(expiresAt, language, zone)
    rows.push({ label: t('mail.proposal.until'), value: withNonBreakingSpaces(date) })
  }
  return { kind: 'facts', rows }
}

/** The setup fee and the first month. */
const proposalAmount = ({ amount, currency }: Terms, language: Language): string =>
  money(amount, currency, language)

/** An email to the client about a proposal, with its amounts and the link to read and sign it. */
const clientEmail =
  (kind: 'sent' | 'reminder'): Template =>
  (data, context) => {
    const proposal = clientProposalData.parse(data)
    const { language, brand, email, phone, zone } = context
    const t = emailTexts(language)
    const name = greetedName(proposal.name ?? '')
    const title = oneLine(proposal.title, 120)
    const expiry = proposal.expiresAt ? new Date(proposal.expiresAt) : undefined
    const date = expiry && withNonBreakingSpaces(agencyDay(expiry, language, zone))
    const amount = proposalAmount(proposal, language)
    const href = linkOf(context, proposal)
    const blocks: Block[] = [
      { kind: 'paragraph', text: t(`mail.proposal.${kind}.text`, { brand, date: date ?? '' }) },
      proposalFacts(proposal, { language, zone }),
      {
        kind: 'button',
        label: t('mail.proposal.button'),
        href,
        hint: t('mail.layout.address', { address: href }),
      },
      ...(proposal.token ? [paragraph(t('mail.proposal.invited'))] : []),
      paragraph(t('mail.proposal.questions')),
      {
        kind: 'signature',
        name: oneLine(proposal.owner || brand, 80),
        details: [proposal.owner && brand, email, phone].filter(Boolean).join(', '),
      },
    ]
    const company = oneLine(proposal.company ?? '', 120)
    const previewOf = () => {
      if (proposal.amount === 0) return date ? t('mail.proposal.previewFree', { date }) : title
      return date ? t('mail.proposal.preview', { amount, date }) : amount
    }
    return {
      subject: t(`mail.proposal.${kind}.subject`, { title, brand: oneLine(brand, 80) }),
      preview: previewOf(),
      title: name ? t(`mail.proposal.${kind}.title`, { name }) : t(`mail.proposal.${kind}.titleNameless`),
      blocks,
      footer: company ? t('mail.proposal.whyFor', { brand, company }) : t('mail.proposal.why', { brand }),
      ...(email && { replyTo: { name: brand, address: email } }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    }
  }

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

/** The address of the proposal; for an invited person the page that sets a password, which leads there. */
function linkOf({ siteUrl, language }: EmailContext, { proposalId, token }: ClientProposalData): string {
  const next = localizedPath(`/proposal/${proposalId}`, language)
  if (!token) return `${siteUrl}${next}`
  const url = new URL(localizedPath('/auth/invitation', language), siteUrl)
  url.searchParams.set('token', token)
  url.searchParams.set('next', next)
  return url.href
}

export const proposalSent = clientEmail('sent')
/** It expires in three days. */
export const proposalReminder = clientEmail('reminder')

/** To the owner: the client opened the proposal three days ago and has not signed it. */
export const proposalUnsigned: Template = (data, { language, brand, siteUrl, zone }) => {
  const proposal = ownerProposalData.parse(data)
  const t = emailTexts(language)
  const client = oneLine(proposal.client, 120)
  const title = oneLine(proposal.title, 120)
  const date = withNonBreakingSpaces(agencyDay(proposal.openedAt, language, zone))
  const href = `${siteUrl}/admin?tab=proposals&proposal=${proposal.proposalId}`
  return {
    subject: t('mail.proposal.unsigned.subject', { client, title }),
    preview: t('mail.proposal.unsigned.text', { date }),
    title: t('mail.proposal.unsigned.title', { client }),
    blocks: [
      { kind: 'paragraph', text: t('mail.proposal.unsigned.text', { date }) },
      proposalFacts(proposal, { language, zone }),
      {
        kind: 'button',
        label: t('mail.proposal.unsigned.button'),
        href,
        hint: t('mail.layout.address', { address: href }),
      },
    ],
    footer: t('mail.proposal.unsigned.why', { brand }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
