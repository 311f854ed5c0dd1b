import { oneLine, type Block } from '@/features/mail/render/content'
import { emailTexts } from '@/features/mail/render/translate'
import type { Language } from '@/i18n/languages'
import { agencyDay } from '@/lib/agency-day'
import { withNonBreakingSpaces } from '@/lib/dates'
import { money } from '@/lib/money'
import type { ClientProposalData } from './proposal-email-data'

type Terms = Pick<
  ClientProposalData,
  'number' | 'title' | 'setupFee' | 'monthlyFee' | 'amount' | 'currency' | 'expiresAt'
>

/** What a proposal asks for, as an email shows it. Fees of zero are left out. */
export function proposalFacts(
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
export const proposalAmount = ({ amount, currency }: Terms, language: Language): string =>
  money(amount, currency, language)
