import { useLocale, useTranslations } from 'next-intl'

import { shortDate } from '@/lib/dates'
import { agencyDay } from '@/lib/agency-day'
import type { Settings } from '@/features/settings/queries'
import type { ShownProposal } from '../queries/proposal'
import { investmentRows, type Fees, type InvestmentRow } from '../investment-rows'

type OutcomeProps = { proposal: Pick<ShownProposal, 'state' | 'signed' | 'offer'>; zone: string }

const tints = { signed: 'tint-emerald', rejected: 'tint-red', expired: 'tint-gray' } as const

/**
 * Below the title of a proposal that can no longer be signed: that it was declined, has expired or was signed, with a link
 * to the next steps at the end of the page.
 */
export function ProposalOutcome({ proposal: { state, signed, offer }, zone }: OutcomeProps) {
  const t = useTranslations('proposals.end')
  const language = useLocale()
  if (state !== 'rejected' && state !== 'expired' && state !== 'signed') return null
  const day = { signed, expired: offer?.expires, rejected: undefined }[state]
  const date = day && agencyDay(day, language, zone)
  const outcome = state === 'signed' && date ? t('signed.day', { date }) : t(`${state}.title`)
  return (
    <p className={`contract-outcome ${tints[state]}`}>
      <strong>{`${outcome}. `}</strong>
      {state === 'expired' && date && `${t('expired.day', { date })}. `}
      <a href="#contract-end">{t(`${state}.more`)}</a>
    </p>
  )
}

type PartiesProps = { proposal: ShownProposal; settings: Pick<Settings, 'brand' | 'email'> }

/** Whom a proposal was prepared for, and by whom. */
export function Parties({ proposal: { preparedFor, preparedBy }, settings: { brand, email } }: PartiesProps) {
  const t = useTranslations('proposals')
  return (
    <dl className="parties">
      <div>
        <dt>{t('preparedFor')}</dt>
        <dd>
          <strong>{preparedFor.name}</strong>
          {preparedFor.company && <span>{preparedFor.company}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('preparedBy')}</dt>
        <dd>
          <strong>{preparedBy ?? brand}</strong>
          {preparedBy && <span>{brand}</span>}
          {email && <span>{email}</span>}
        </dd>
      </div>
    </dl>
  )
}

type ProgressProps = { proposal: ShownProposal; zone: string; now: Date; isStaff: boolean }
type Stage = { key: 'sent' | 'opened' | 'signed' | 'invoice'; reached?: Date; next: string }

/** The stages of a proposal from sent to its first invoice, with an arch between each two. */
export function SigningProgress({ proposal, zone, now, isStaff }: ProgressProps) {
  const t = useTranslations('proposals.way')
  const language = useLocale()
  const { state, sent } = proposal
  if (!sent || (state !== 'awaiting' && state !== 'signed')) return null
  const isSigned = state === 'signed'
  const stages = stagesOf(proposal, isStaff, now, {
    opened: t('notYet'),
    signed: t(isStaff ? 'notYet' : 'turn'),
    invoice: t(isSigned ? 'soon' : 'onSigning'),
  })
  return (
    <div className="contract-progress">
      <Arches reached={stages.slice(1).map(({ reached }) => reached !== undefined)} />
      <ol>
        {stages.map(({ key, reached, next }) => (
          <li key={key} className={reached ? undefined : 'contract-progress-next'}>
            <strong>{t(key)}</strong>
            {reached ? shortDate(reached, language, zone, now) : next}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The stages, with what is said of those that are not reached. A proposal without fees has no invoice. */
function stagesOf(
  { state, sent, opened, signed, invoiced, offer }: ShownProposal,
  isStaff: boolean,
  now: Date,
  next: Record<'opened' | 'signed' | 'invoice', string>,
): Stage[] {
  const isSigned = state === 'signed'
  // A client who reads it has opened it, even if that is recorded only in a moment.
  const seen = opened ?? (isSigned ? signed : isStaff ? undefined : now)
  return [
    { key: 'sent', reached: sent, next: '' },
    { key: 'opened', reached: seen, next: next.opened },
    { key: 'signed', reached: isSigned ? signed : undefined, next: next.signed },
    ...(offer && offer.amount > 0
      ? [{ key: 'invoice' as const, reached: isSigned ? invoiced : undefined, next: next.invoice }]
      : []),
  ]
}

const WIDTH = 640
const GAP = 6

/** An arch to each stage, dark when it is reached. */
function Arches({ reached }: { reached: readonly boolean[] }) {
  const width = (WIDTH - 4 - GAP * (reached.length - 1)) / reached.length
  return (
    <svg viewBox={`0 0 ${WIDTH} 44`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 43H${WIDTH}`} className="contract-progress-ground" />
      {reached.map((isReached, index) => (
        <path
          key={index}
          d={`M${2 + index * (width + GAP)} 42a${width / 2} 40 0 0 1 ${width} 0`}
          className={isReached ? 'contract-progress-gone' : 'contract-progress-open'}
        />
      ))}
    </svg>
  )
}

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
      <table className="border-t-2 border-ink bg-surface">
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
