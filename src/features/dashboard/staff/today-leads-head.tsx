'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'

import { Link } from '@/components/staff/link'
import { linkClass } from '@/components/staff/link-class'
import { useNumbers } from '@/components/staff/use-numbers'
import { useDuration } from '@/components/staff/use-time'
import type { ReplyClock } from '@/features/leads/first-reply-rules'
import { urgencyOf } from '@/features/leads/staff/reply-clock'
import { localTime, withNonBreakingSpaces } from '@/lib/dates'
import { dateFormat } from '@/lib/intl-formats'
import type { UnansweredLead, UnansweredLeads } from '../queries/unanswered-leads'
import { useNewLeadClock } from './new-lead'

const heading = 'text-heading leading-6.5 font-stretch-normal'

type HeadProps = { first: UnansweredLead; total: UnansweredLeads['total'] }

/** How many there are, when the first clock runs out, and how many have waited too long. */
export function LeadsHead({ first, total: { running, late, more } }: HeadProps) {
  const t = useTranslations('overview.today')
  const { number } = useNumbers()
  const clock = useNewLeadClock(first)
  const isHot = late > 0 || (clock !== null && urgencyOf(clock) === 'high')
  const count = running + late
  return (
    <header className="flex items-center gap-3.5 pt-1 pb-3">
      <p
        className={`font-display text-[4.5em] leading-14 font-head tracking-num lining-nums ${isHot ? 'text-red-text' : ''}`}
      >
        {number(count)}
        {more && '+'}
      </p>
      <div>
        <h3 className={heading}>{t('leads', { count })}</h3>
        <p className="leading-5.5 text-muted">
          {clock?.state === 'running' && <RunsOut clock={clock} />}
          {late > 0 && <b className="font-semibold text-red-text">{t('late', { count: late })}</b>}
          {running > 0 && late > 0 && <span> {t('lateBelow')}</span>}
        </p>
      </div>
      <Link
        className={`${linkClass} ms-auto mt-0.5 self-start max-md:hidden`}
        href="/admin?status=new"
        scroll={false}
      >
        {t('allLeads')}
      </Link>
    </header>
  )
}

/** When the first clock runs out, in the reader's zone: today or tomorrow. */
function RunsOut({ clock: { dueAt, minutes } }: { clock: ReplyClock & { state: 'running' } }) {
  const t = useTranslations('overview.today')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  const duration = useDuration()
  const dayOf = (date: Date) => dateFormat('en', { timeZone: zone }).format(date)
  const key = dayOf(dueAt) === dayOf(now) ? 'runsOutToday' : 'runsOutTomorrow'
  const at = withNonBreakingSpaces(localTime(zone, language, dueAt))
  return <span>{t(key, { at, time: duration(minutes) })} </span>
}

/** The whole arc: all time is left. */
export function NobodyWaits() {
  const t = useTranslations('overview.today')
  return (
    <div className="grid content-center justify-items-center gap-3.5 px-6 pt-6 pb-8 text-center last:col-span-full">
      <svg viewBox="0 0 40 22" aria-hidden="true" className="h-16.5 w-30 text-emerald-mark">
        <path
          d="M4 19a16 16 0 0 1 32 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="36" cy="19" r="3" fill="currentColor" />
      </svg>
      <div>
        <h3 className={heading}>{t('everyone')}</h3>
        <p className="text-muted">{t('everyoneText')}</p>
      </div>
    </div>
  )
}
