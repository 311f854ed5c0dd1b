import { useLocale, useTranslations } from 'next-intl'

import { shortDate } from '@/lib/dates'
import { agencyDay } from '@/lib/agency-day'
import type { Settings } from '@/features/settings/queries'
import type { ShownProposal } from '../queries/proposal'

type OutcomeProps = { proposal: Pick<ShownProposal, 'state' | 'signed' | 'offer'>; zone: string }

const tints = {
  signed: 'bg-emerald-ground text-emerald-text',
  rejected: 'bg-red-ground text-red-text',
  expired: 'bg-gray-ground text-gray-text',
} as const

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
    <p className={`mt-6 rounded-control px-4 py-3 ${tints[state]}`}>
      <strong>{`${outcome}. `}</strong>
      {state === 'expired' && date && `${t('expired.day', { date })}. `}
      <a href="#contract-end" className="underline print:hidden">
        {t(`${state}.more`)}
      </a>
    </p>
  )
}

type PartiesProps = { proposal: ShownProposal; settings: Pick<Settings, 'brand' | 'email'> }

/** Whom a proposal was prepared for, and by whom. */
export function Parties({ proposal: { preparedFor, preparedBy }, settings: { brand, email } }: PartiesProps) {
  const t = useTranslations('proposals')
  return (
    <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-4.5 border-t-2 border-ink pt-4.5 not-print:max-sm:mt-7 not-print:max-sm:grid-cols-1">
      <Party role={t('preparedFor')} lines={[preparedFor.name, preparedFor.company]} />
      <Party role={t('preparedBy')} lines={preparedBy ? [preparedBy, brand, email] : [brand, email]} />
    </dl>
  )
}

type PartyProps = { role: string; lines: readonly [string, ...(string | null | undefined)[]] }

const Party = ({ role, lines: [name, ...rest] }: PartyProps) => (
  <div className="print:break-inside-avoid">
    <dt className="text-small text-muted">{role}</dt>
    <dd>
      <strong className="block font-strong wrap-anywhere">{name}</strong>
      {rest.map(
        (line) =>
          line && (
            <span key={line} className="block wrap-anywhere">
              {line}
            </span>
          ),
      )}
    </dd>
  </div>
)

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
    <div className="@container mt-10 text-small leading-[1.43] print:hidden">
      <Arches reached={stages.slice(1).map(({ reached }) => reached !== undefined)} />
      {/* Those between the first and the last are centered below the feet of the arches. */}
      <ol className="mt-2.5 flex text-muted @max-[20rem]:grid @max-[20rem]:grid-cols-2 @max-[20rem]:gap-x-4 @max-[20rem]:gap-y-2">
        {stages.map(({ key, reached, next }) => (
          <li
            key={key}
            className="flex-7 px-0.5 text-center whitespace-nowrap first:flex-5 first:ps-0 first:text-start last:flex-5 last:pe-0 last:text-end @max-[20rem]:px-0 @max-[20rem]:text-start @max-[20rem]:whitespace-normal"
          >
            <strong className={reached ? 'block font-strong text-ink' : 'block font-medium'}>{t(key)}</strong>
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
    <svg
      viewBox={`0 0 ${WIDTH} 44`}
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
      className="block h-14 w-full overflow-visible"
    >
      <path d={`M0 43H${WIDTH}`} strokeWidth="1" vectorEffect="non-scaling-stroke" className="stroke-line" />
      {reached.map((isReached, index) => (
        <path
          key={index}
          d={`M${2 + index * (width + GAP)} 42a${width / 2} 40 0 0 1 ${width} 0`}
          vectorEffect="non-scaling-stroke"
          data-reached={isReached}
          className="stroke-line data-[reached=true]:stroke-ink"
        />
      ))}
    </svg>
  )
}
