import { oneLine, type Template } from '@/features/mail/render/content'
import { emailTexts } from '@/features/mail/render/translate'
import { agencyDay } from '@/lib/agency-day'
import { withNonBreakingSpaces } from '@/lib/dates'
import { ownerProposalData } from './proposal-email-data'
import { proposalFacts } from './proposal-facts'

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
