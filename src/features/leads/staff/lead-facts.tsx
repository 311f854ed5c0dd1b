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
      <h3 id="lead-score">{t('score')}</h3>
      <p className="lead-score-sum">
        <b>{score}</b> <span>{t('ofHundred')}</span>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="8" className="lead-score-rest" />
          {parts.map(({ name, points }, index) => {
            const from = parts.slice(0, index).reduce((sum, part) => sum + part.points, 0)
            return <rect key={name} x={from} width={Math.max(0, points - 0.5)} height="8" />
          })}
        </svg>
      </p>
      {parts.length === 0 ? (
        <p className="text-muted">{t('noScore')}</p>
      ) : (
        <ul className="lead-score-parts">
          {parts.map(({ name, points }) => {
            const rule = known.find((other) => other === name)
            return (
              <li key={name}>
                <b>{`+${points}`}</b> {rule ? t(`scoreRules.${rule}`) : name}
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
    <aside className="lead-facts" aria-label={t('leadInfo')}>
      <h3>{t('leadInfo')}</h3>
      <LeadInfo lead={lead} onConvert={onConvert} />
      <LeadScore score={lead.score} parts={lead.scoreParts} />
      {lead.notes && (
        <>
          <h3>{t('notes')}</h3>
          <p className="lead-note">{lead.notes}</p>
        </>
      )}
      <h3 id="lead-history">{t('history')}</h3>
      <AddNote lead={lead.id} />
      <LeadHistory lead={lead} />
      <Button variant="quiet" size="compact" className="lead-remove-below" onClick={onDelete}>
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
    <dl className="lead-info">
      <dt>{t('columns.status')}</dt>
      <dd>
        <StatusSelect status={lead.status} label={t('columns.status')} onChange={setStatus} />
      </dd>
      <dt>{t('columns.assignee')}</dt>
      <dd>
        <AssigneeSelect assignee={lead.assignee} label={t('columns.assignee')} onChange={assign} />
      </dd>
      <Fact label={t('client')}>
        {client ? (
          <Link href={clientHref(client.id)}>{client.name || t('unknown')}</Link>
        ) : (
          <button type="button" className="lead-convert" onClick={onConvert}>
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

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

type TouchProps = { label: string; utm: LeadDetails['utm']; more?: (string | null | undefined)[] }

/** How a visitor came: source, medium, campaign and the rest; nothing when none is known. */
function Touch({ label, utm, more = [] }: TouchProps) {
  const { source, medium, campaign, term, content } = utm ?? {}
  const text = [source, medium, campaign, term, content, ...more].filter(Boolean).join(', ')
  return text ? <Fact label={label}>{text}</Fact> : null
}
