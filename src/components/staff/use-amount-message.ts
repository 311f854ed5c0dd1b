'use client'

import { useLocale, useTranslations } from 'next-intl'

import type { Currency } from '@/lib/money'
import { readAmount } from '@/lib/typed-amount'
import { amountProblemText } from './amount-problem'

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
