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
    <section
      className="@container mt-14 not-print:max-sm:mt-11 print:break-inside-avoid"
      aria-labelledby="investment"
    >
      <h2 id="investment" className="text-t2 leading-[1.25] print:break-after-avoid">
        {t('title')}
      </h2>
      {/* On a phone it reaches from edge to edge. */}
      <table className="mt-4 w-full border-collapse border-t-2 border-ink bg-surface not-print:max-sm:-mx-gutter not-print:max-sm:w-[calc(100%+2*var(--gutter))]">
        <tbody>
          {fees.map((row) => (
            <Fee key={row.key} row={row} />
          ))}
        </tbody>
        {sums.length > 0 && (
          <tfoot>
            {sums.map((row) => (
              <Fee key={row.key} row={row} isSum />
            ))}
          </tfoot>
        )}
      </table>
    </section>
  )
}

/** With large text on a phone an amount is below its name. */
const cell =
  'px-6 align-baseline not-print:max-sm:px-gutter @max-[16rem]:block @max-[16rem]:border-0 @max-[16rem]:py-3'
const ofFee = 'border-b border-line py-4.5 group-last:border-b-0 not-print:max-sm:py-4'
const ofSum = 'border-t border-ink pt-5 pb-5.5'
const amountOf = {
  fee: 'text-heading leading-[1.3] tracking-[-0.015em]',
  sum: 'text-t3 leading-[1.1] tracking-[-0.03em]',
}

type FeeProps = { row: InvestmentRow; isSum?: boolean }

function Fee({ row: { label, caption, amount, period }, isSum = false }: FeeProps) {
  const kind = isSum ? ofSum : ofFee
  return (
    <tr
      className={`group @max-[16rem]:block @max-[16rem]:border-line ${isSum ? '@max-[16rem]:border-t' : '@max-[16rem]:border-b'}`}
    >
      <th
        scope="row"
        className={`${cell} ${kind} text-start font-strong not-print:max-sm:pe-0 @max-[16rem]:pb-0 ${isSum ? 'text-body' : ''}`}
      >
        {label}
        <small className="block text-small font-text text-muted">{caption}</small>
      </th>
      <td
        className={`${cell} ${kind} text-end font-display font-head whitespace-nowrap lining-nums tabular-nums @max-[16rem]:text-start @max-[16rem]:whitespace-normal ${isSum ? amountOf.sum : amountOf.fee}`}
      >
        {amount}
        {period && (
          <span className="font-sans text-caption leading-[1.6] font-medium tracking-[0] text-muted">
            {period}
          </span>
        )}
      </td>
    </tr>
  )
}
