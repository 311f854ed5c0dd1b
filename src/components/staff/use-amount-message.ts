'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type Currency, money, MAX_AMOUNT } from '@/lib/money'
import { readAmount, type AmountProblem } from '@/lib/typed-amount'
import type en from '@/messages/en/admin.json'
import type { Language } from '@/i18n/languages'

type Key = keyof (typeof en)['amounts']
/** Returns a text of `amounts` in the admin's messages. */
export type AmountTexts = (key: Key, values: Record<string, string>) => string

/** An amount that shows where separators go. */
const EXAMPLE = 145_050

/** Returns the sentence that says beside a field why its amount is refused, and what to type instead. */
export function amountProblemText(
  found: AmountProblem,
  { typed, currency, language }: { typed: string; currency: Currency; language: Language },
  t: AmountTexts,
): string {
  const values = {
    typed: typed.trim(),
    currency,
    example: money(EXAMPLE, currency, language),
    limit: money(MAX_AMOUNT, currency, language),
  }
  if (found.problem === 'ambiguous') {
    const [one, other] = found.readings
    return t('ambiguous', { ...values, one, other })
  }
  if (found.problem === 'currency') return t('currency', { ...values, named: found.named })
  if (found.problem === 'decimals') return t(found.decimals === 0 ? 'noDecimals' : 'decimals', values)
  return t(found.problem, values)
}

/** What stands below the field of an amount that was typed. */
export type AmountMessage = { error?: string; warning?: string }

/** Returns a function that says why a typed amount is refused; empty when it isn't. */
export function useAmountMessage(): (typed: string, currency: Currency) => AmountMessage {
  const t = useTranslations('amounts')
  const language = useLocale()
  return (typed, currency) => {
    const found = readAmount(typed, currency)
    if (found.problem === undefined) return {}
    return { error: amountProblemText(found, { typed, currency, language }, t) }
  }
}

/** The same for a fee: none is needed, and what is not a number counts as 0, with a warning. */
export function useFeeMessage(): (typed: string, currency: Currency) => AmountMessage {
  const t = useTranslations('amounts')
  const messageOf = useAmountMessage()
  return (typed, currency) => {
    if (!typed.trim()) return {}
    return readAmount(typed, currency).problem === 'empty'
      ? { warning: t('zero') }
      : messageOf(typed, currency)
  }
}
