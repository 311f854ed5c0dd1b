'use client'

import { useTranslations, useLocale, useNow, useTimeZone } from 'next-intl'
import { Link } from '@/components/staff/link'
import type { ReactNode } from 'react'

import { Icon } from '@/components/staff/icon'
import { fullTime } from '@/components/staff/use-time'
import { Button } from '@/components/ui/button'
import { clientHref } from '@/features/clients/rules'
import { longDate } from '@/lib/dates'
import type { LeadDetails } from '../queries/lead-details'
import { AssigneeSelect, StatusSelect } from './lead-selects'
import { LeadHeading } from './lead-heading'
import { AddNote, LeadHistory } from './lead-history'
import { sourceKey } from '../board-rules'
import { useLeadChanges } from './lead-mutations'

type LeadScoreProps = { score: number; parts: LeadDetails['scoreParts'] }
const known = [
  'company',
  'phone',
  'business_email',
  'service_chosen',
  'detailed_message',
  'campaign',
] as const

/** The score, and the rules that it is the sum of. */
function LeadScore({ score, parts }: LeadScoreProps) {
  const t = useTranslations('leadBoard')
  return (
    <section aria-labelledby="lead-score">
      <LeadHeading id="lead-score" className="mt-5 mb-2">
        {t('score')}
      </LeadHeading>
      <p className="flex items-baseline gap-2 text-muted">
        <b className="font-display text-title/8 font-head tracking-head text-ink tabular-nums">{score}</b>{' '}
        <span>{t('ofHundred')}</span>
        <svg
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="h-2 flex-1 self-center rounded-control bg-line"
        >
          {parts.map(({ name, points }, index) => {
            const from = parts.slice(0, index).reduce((sum, part) => sum + part.points, 0)
            return (
              <rect
                key={name}
                x={from}
                width={Math.max(0, points - 0.5)}
                height="8"
                className={index % 2 === 0 ? 'fill-ink' : 'fill-gray-text'}
              />
            )
          })}
        </svg>
      </p>
      {parts.length === 0 ? (
        <p className="text-muted">{t('noScore')}</p>
      ) : (
        <ul className="mt-2 border-t border-line">
          {parts.map(({ name, points }) => {
            const rule = known.find((other) => other === name)
            return (
              <li key={name} className="flex gap-2.5 border-b border-line py-1">
                <b className="w-9 flex-none text-end tabular-nums">{`+${points}`}</b>{' '}
                {rule ? t(`scoreRules.${rule}`) : name}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

type LeadFactsProps = { lead: LeadDetails; onConvert: () => void; onDelete: () => void }

/** What is known about a lead, its score and its history. On phones, deleting it is here. */
export function LeadFacts({ lead, onConvert, onDelete }: LeadFactsProps) {
  const t = useTranslations('leadBoard')
  return (
    <aside
      className="border-line bg-surface px-4 pt-4.5 pb-6 max-md:border-t md:overflow-y-auto md:border-l md:px-6"
      aria-label={t('leadInfo')}
    >
      <LeadHeading className="mb-2">{t('leadInfo')}</LeadHeading>
      <LeadInfo lead={lead} onConvert={onConvert} />
      <LeadScore score={lead.score} parts={lead.scoreParts} />
      {lead.notes && (
        <>
          <LeadHeading className="mt-5 mb-2">{t('notes')}</LeadHeading>
          <p className="wrap-anywhere whitespace-pre-line">{lead.notes}</p>
        </>
      )}
      <LeadHeading id="lead-history" className="mt-5 mb-2">
        {t('history')}
      </LeadHeading>
      <AddNote lead={lead.id} />
      <LeadHistory lead={lead} />
      <Button variant="remove" size="compact" className="mt-4 md:hidden" onClick={onDelete}>
        <Icon name="bin" />
        {t('delete')}
      </Button>
    </aside>
  )
}

function LeadInfo({ lead, onConvert }: Omit<LeadFactsProps, 'onDelete'>) {
  const t = useTranslations('leadBoard')
  const names = useTranslations('leads')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const { setStatus, assign } = useLeadChanges(lead)
  const { client, createdAt, firstTouch, pageUrl, referrer, serviceInterest, sourceName, utm } = lead
  const firstAt = firstTouch?.at && longDate(new Date(firstTouch.at), language, zone)
  return (
    <dl className="grid grid-cols-[--spacing(26)_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5">
      <Fact label={t('columns.status')} isControl>
        <StatusSelect status={lead.status} label={t('columns.status')} onChange={setStatus} />
      </Fact>
      <Fact label={t('columns.assignee')} isControl>
        <AssigneeSelect assignee={lead.assignee} label={t('columns.assignee')} onChange={assign} />
      </Fact>
      <Fact label={t('client')}>
        {client ? (
          <Link href={clientHref(client.id)} className="text-link">
            {client.name || t('unknown')}
          </Link>
        ) : (
          <button
            type="button"
            className="cursor-pointer p-0 text-start text-link underline"
            onClick={onConvert}
          >
            {t('convert')}
          </button>
        )}
      </Fact>
      {serviceInterest && <Fact label={t('wants')}>{names(`services.${serviceInterest}`)}</Fact>}
      <Fact label={t('cameFrom')}>
        {[names(`sources.${sourceKey(sourceName)}`), referrer].filter(Boolean).join(', ')}
      </Fact>
      {pageUrl && (
        <Fact label={t('page')}>
          <Address url={pageUrl} />
        </Fact>
      )}
      <Touch label={t('lastTouch')} utm={utm} />
      <Touch
        label={t('firstTouch')}
        utm={firstTouch}
        more={[firstTouch?.referrer, firstTouch?.landingPage, firstAt]}
      />
      <Fact label={t('created')}>{fullTime(new Date(createdAt), language, zone, useNow())}</Fact>
    </dl>
  )
}

/** An address without its protocol, which breaks after a slash and not within a word. */
const Address = ({ url }: { url: string }) =>
  url
    .replace(/^https?:\/\//, '')
    .split(/(?<=\/)/)
    .flatMap((part, index) => [<wbr key={index} />, part])

type FactProps = { label: string; isControl?: boolean; children: ReactNode }

const Fact = ({ label, isControl = false, children }: FactProps) => (
  <>
    <dt className="self-start pt-1 text-muted">{label}</dt>
    <dd className={isControl ? undefined : 'py-1 wrap-anywhere'}>{children}</dd>
  </>
)

type TouchProps = { label: string; utm: LeadDetails['utm']; more?: (string | null | undefined)[] }

/** How a visitor came: source, medium, campaign and the rest; nothing when none is known. */
function Touch({ label, utm, more = [] }: TouchProps) {
  const { source, medium, campaign, term, content } = utm ?? {}
  const text = [source, medium, campaign, term, content, ...more].filter(Boolean).join(', ')
  return text ? <Fact label={label}>{text}</Fact> : null
}
