import { useLocale, useTranslations } from 'next-intl'

import { fee } from '@/lib/money'
import type { Terms } from '@/features/proposals/queries/terms'

/** The fees of a proposal, and the first payment when there are both. */
export function Investment({ terms: { setupFee, monthlyFee, amount, currency } }: { terms: Terms }) {
  const t = useTranslations('proposals.investment')
  const language = useLocale()
  if (amount === 0) return null
  return (
    <section className="investment" aria-labelledby="investment">
      <h2 id="investment">{t('title')}</h2>
      <table className="sheet">
        <tbody>
          {setupFee > 0 && (
            <tr>
              <th scope="row">
                {t('setup')}
                <small>{t('once')}</small>
              </th>
              <td>{fee(setupFee, currency, language)}</td>
            </tr>
          )}
          {monthlyFee > 0 && (
            <tr>
              <th scope="row">
                {t('monthly')}
                <small>{t('each')}</small>
              </th>
              <td>
                {fee(monthlyFee, currency, language)}
                <span>{t('perMonth')}</span>
              </td>
            </tr>
          )}
        </tbody>
        {setupFee > 0 && monthlyFee > 0 && (
          <tfoot>
            <tr>
              <th scope="row">
                {t('first')}
                <small>{t('both')}</small>
              </th>
              <td>{fee(amount, currency, language)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
