import type texts from '@/messages/en/proposals.json'
import type { Language } from '@/i18n/languages'
import { fee } from '@/lib/money'

/** What a version asks for, in minor units of its currency. */
export type Fees = { setupFee: number; monthlyFee: number; amount: number; currency: string }

export type InvestmentRow = {
  key: 'setup' | 'monthly' | 'first'
  label: string
  caption: string
  amount: string
  /** What follows the amount, such as '/month'. */
  period?: string
}

export type InvestmentTexts = (key: keyof (typeof texts)['investment']) => string

/**
 * Returns the rows of the Investment Summary: the fees, and the first invoice when there are both. The page of a proposal
 * and its PDF show every word of them.
 */
export function investmentRows(
  { setupFee, monthlyFee, amount, currency }: Fees,
  t: InvestmentTexts,
  language: Language,
): InvestmentRow[] {
  const shown = (cents: number) => fee(cents, currency, language)
  const setup: InvestmentRow = {
    key: 'setup',
    label: t('setup'),
    caption: t('once'),
    amount: shown(setupFee),
  }
  const monthly: InvestmentRow = {
    key: 'monthly',
    label: t('monthly'),
    caption: t('each'),
    amount: shown(monthlyFee),
    period: t('perMonth'),
  }
  const first: InvestmentRow = { key: 'first', label: t('first'), caption: t('both'), amount: shown(amount) }
  if (setupFee > 0 && monthlyFee > 0) return [setup, monthly, first]
  if (setupFee > 0) return [setup]
  return monthlyFee > 0 ? [monthly] : []
}
