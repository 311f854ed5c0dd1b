import { useLocale, useTranslations } from 'next-intl'

import { investmentRows, type Fees, type InvestmentRow } from '../investment-rows'

/** The fees of a proposal, and the first invoice when there are both. The PDF has the same rows. */
export function Investment({ terms }: { terms: Fees }) {
  const t = useTranslations('proposals.investment')
  const rows = investmentRows(terms, t, useLocale())
  const fees = rows.filter(({ key }) => key !== 'first')
  const sums = rows.filter(({ key }) => key === 'first')
  if (rows.length === 0) return null
  return (
    <section className="investment" aria-labelledby="investment">
      <h2 id="investment">{t('title')}</h2>
      <table className="sheet">
        <tbody>{fees.map(rowView)}</tbody>
        {sums.length > 0 && <tfoot>{sums.map(rowView)}</tfoot>}
      </table>
    </section>
  )
}

const rowView = ({ key, label, caption, amount, period }: InvestmentRow) => (
  <tr key={key}>
    <th scope="row">
      {label}
      <small>{caption}</small>
    </th>
    <td>
      {amount}
      {period && <span>{period}</span>}
    </td>
  </tr>
)
