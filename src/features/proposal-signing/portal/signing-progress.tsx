import { useLocale, useTranslations } from 'next-intl'

import { shortDate } from '@/lib/dates'
import type { ShownProposal } from '../queries/proposal'

type Props = { proposal: ShownProposal; zone: string; now: Date; isStaff: boolean }
type Stage = { key: 'sent' | 'opened' | 'signed' | 'invoice'; reached?: Date; next: string }

/** The stages of a proposal from sent to its first invoice, with an arch between each two. */
export function SigningProgress({ proposal, zone, now, isStaff }: Props) {
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
