'use client'

import { Link } from '@payloadcms/ui'
import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'

import type { ReplyClock } from '@/features/leads/clock-rules'
import { urgencyOf } from '@/features/leads/staff/reply-clock'
import { localTime, withNonBreakingSpaces } from '@/lib/dates'
import type { UnansweredLead, UnansweredLeads } from '../queries/unanswered-leads'
import { leadsInOrder } from '../today-rules'
import { FirstLead } from './first-lead'
import { useNewLeadClock } from './lead-link'
import { NextLead } from './next-lead'
import { useDuration } from '@/components/staff/use-duration'
import { useNumbers } from '@/components/staff/use-numbers'

/** The leads without a first reply: the one with the least time large, the next ones below. */
export function TodayLeads({ leads }: { leads: UnansweredLeads }) {
  const { first, next } = leadsInOrder(leads)
  if (!first) return <NobodyWaits />
  return (
    <div className="today-leads">
      <LeadsHead first={first} total={leads.total} />
      <FirstLead lead={first} />
      {next.length > 0 && (
        <ul className="today-next">
          {next.map((lead) => (
            <NextLead key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
    </div>
  )
}

type HeadProps = { first: UnansweredLead; total: UnansweredLeads['total'] }

/** How many there are, when the first clock runs out, and how many have waited too long. */
function LeadsHead({ first, total: { running, late, more } }: HeadProps) {
  const t = useTranslations('dashboard.today')
  const { number } = useNumbers()
  const clock = useNewLeadClock(first)
  const isHot = late > 0 || (clock !== null && urgencyOf(clock) === 'high')
  const count = running + late
  return (
    <header className="today-leads-head">
      <p className={isHot ? 'today-number is-hot' : 'today-number'}>
        {number(count)}
        {more && '+'}
      </p>
      <div>
        <h3>{t('leads', { count })}</h3>
        <p>
          {clock?.state === 'running' && <RunsOut clock={clock} />}
          {late > 0 && <b className="is-hot">{t('late', { count: late })}</b>}
          {running > 0 && late > 0 && <span> {t('lateBelow')}</span>}
        </p>
      </div>
      <Link className="today-link" href="/admin?status=new" prefetch={false} scroll={false}>
        {t('allLeads')}
      </Link>
    </header>
  )
}

/** When the first clock runs out, in the reader's zone: today or tomorrow. */
function RunsOut({ clock: { dueAt, minutes } }: { clock: ReplyClock & { state: 'running' } }) {
  const t = useTranslations('dashboard.today')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  const duration = useDuration()
  const dayOf = (date: Date) => new Intl.DateTimeFormat('en', { timeZone: zone }).format(date)
  const key = dayOf(dueAt) === dayOf(now) ? 'runsOutToday' : 'runsOutTomorrow'
  const at = withNonBreakingSpaces(localTime(zone, language, dueAt))
  return <span>{t(key, { at, time: duration(minutes) })} </span>
}

/** The whole arc: all time is left. */
function NobodyWaits() {
  const t = useTranslations('dashboard.today')
  return (
    <div className="today-nobody">
      <svg viewBox="0 0 40 22" aria-hidden="true">
        <path d="M4 19a16 16 0 0 1 32 0" />
        <circle cx="36" cy="19" r="3" />
      </svg>
      <div>
        <h3>{t('everyone')}</h3>
        <p>{t('everyoneText')}</p>
      </div>
    </div>
  )
}
