import type { UIFieldServerComponent } from 'payload'

import { findWrittenInstructions } from '../queries/payment-instructions'
import { languages } from '@/i18n/languages'
import { currencies } from '@/lib/money'

/** Names the currencies and languages in which invoices do not say how to pay, as of the last save. */
export const PaymentGaps: UIFieldServerComponent = async ({ req }) => {
  const t = (key: string, values?: Record<string, string>) =>
    (req.t as (key: string, values?: Record<string, string>) => string)(`puente:${key}`, values)
  const written = await findWrittenInstructions(req)
  const gaps = currencies.flatMap((currency) => {
    const missing = languages.filter((language) => !written[currency].includes(language))
    const names = missing.map((language) => t(`common:languages:${language}`))
    const list = new Intl.ListFormat(req.i18n.language === 'es' ? 'es-MX' : 'en-US').format(names)
    return missing.length > 0 ? [{ currency, list }] : []
  })
  if (gaps.length === 0) return null
  return (
    <div className="field-type border-l-2 border-yellow-mark bg-sunk px-3 py-2">
      <p>{t('settings:paymentGaps')}</p>
      <ul>
        {gaps.map(({ currency, list }) => (
          <li key={currency}>{`${currency}: ${list}`}</li>
        ))}
      </ul>
    </div>
  )
}
