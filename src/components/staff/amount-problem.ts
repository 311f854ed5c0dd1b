import { money, MAX_AMOUNT, type Currency } from '@/lib/money'
import type { AmountProblem } from '@/lib/typed-amount'
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
