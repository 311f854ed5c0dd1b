import { createTranslator } from 'use-intl/core'

import type { Language } from '@/i18n/languages'
import { money } from '@/lib/money'
import en from '@/messages/en/invoices.json'
import es from '@/messages/es/invoices.json'
import { invoiceLimits } from './rules'

const messages = { en, es }

/** What a signed version asks for. Fees are in cents. */
type Signed = { title: string; setupFee: number; monthlyFee: number; currency: string }

/**
 * Returns the description of the first invoice for a signed proposal, in the client's language: its title, and a line each
 * for the setup fee and the first month, whose sum is the amount of the invoice.
 */
export function firstInvoiceDescription(
  { title, setupFee, monthlyFee, currency }: Signed,
  language: Language,
): string {
  const t = createTranslator({ locale: language, messages: messages[language], namespace: 'first' })
  const fee = (cents: number) => money(cents, currency, language)
  const lines = [
    setupFee > 0 && t('setup', { amount: fee(setupFee) }),
    monthlyFee > 0 && t('month', { amount: fee(monthlyFee) }),
  ].filter((line) => line !== false)
  const room = invoiceLimits.description - lines.join('\n').length - 1
  return [title.slice(0, room), ...lines].join('\n')
}
