import type { DefaultServerCellComponentProps } from 'payload'

import { isLanguage } from '@/i18n/languages'
import { defaultCurrency, money } from '@/lib/money'

/** An amount in a list of the admin, formatted in the user's language. */
export function MoneyCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return null
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  const currency: unknown = (rowData as { currency?: unknown }).currency
  return <>{money(cellData, typeof currency === 'string' ? currency : defaultCurrency, language)}</>
}
