import { greetedName, emailTexts } from '@/features/mail/render/translate'
import { oneLine, type Block, type EmailContext, type Template } from '@/features/mail/render/content'
import { localizedPath } from '@/i18n/languages'
import { agencyDay } from '@/lib/agency-day'
import { withNonBreakingSpaces } from '@/lib/dates'
import { clientProposalData, type ClientProposalData } from './proposal-email-data'
import { proposalFacts, proposalAmount } from './proposal-facts'

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
