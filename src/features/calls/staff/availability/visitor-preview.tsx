'use client'

import { useLocale, useNow, useTranslations } from 'next-intl'
import { useId } from 'react'

import { linkClass } from '@/components/staff/link-class'
import { dayOf, dayText } from '@/lib/agency-day'
import { dateFormat } from '@/lib/intl-formats'
import { dayNumberAt, weekdayOfDay, DAY_MS } from '@/lib/zoned-time'
import { calendarStateAt } from '../../calendar-rules'
import { freeTimesOf } from '../../free-times-rules'
import type { AvailabilityPage } from '../../queries/availability'
import { areDaysOff, hoursProblem } from '../../rules'
import { daysOffIn, hoursIn, type FormValues } from './form-values'

type Props = { page: AvailabilityPage; values: FormValues; isChanged: boolean }

/** When the person can be called, by what the form says now. */
function timesOf(
  { person, busy, calls, holidays, calendar, saved }: AvailabilityPage,
  values: FormValues,
  now: Date,
) {
  const [hours, daysOff] = [hoursIn(values), daysOffIn(values)]
  const isKnown =
    !saved?.calendarAddress || ['read', 'failing'].includes(calendarStateAt(calendar, now).state)
  if (values.active !== 'yes' || !isKnown || hoursProblem(hours) || !areDaysOff(daysOff)) return []
  return freeTimesOf(
    {
      id: person.id,
      zone: values.time_zone,
      hours,
      daysOff,
      holidays,
      noticeHours: Number(values.notice_hours),
      bufferMinutes: Number(values.buffer_minutes),
      mostPerDay: Number(values.most_per_day),
      daysAhead: Number(values.days_ahead),
      hasVideo: values.video_url !== '',
      busy: busy.map(({ from, to }) => [from, to] as const),
      calls: calls.map(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)] as const),
    },
    now.getTime(),
  )
}

/** The five workdays of the first week with a free time, as visitors see them: a door for each, higher with more of them. */
export function VisitorPreview({ page, values, isChanged }: Props) {
  const t = useTranslations('availability.preview')
  const id = useId()
  const language = useLocale()
  const now = useNow({ updateInterval: 60_000 })
  const zone = values.time_zone
  const times = timesOf(page, values, now)
  const first = dayNumberAt(zone, times[0] ?? now.getTime())
  const monday = first - (weekdayOfDay(first) - 1)
  const days = [0, 1, 2, 3, 4].map((later) => monday + later)
  const countOf = (day: number) => times.filter((at) => dayNumberAt(zone, at) === day).length
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      <p className="text-muted">
        {t('week', { date: dayText(dayOf(new Date(monday * DAY_MS).toISOString()), language) })}
        {isChanged && ` · ${t('unsaved')}`}
      </p>
      <ul className="mt-3 grid grid-cols-5 items-end gap-1.5 border-b-8 border-deck">
        {days.map((day) => (
          <Door key={day} day={day} count={countOf(day)} language={language} />
        ))}
      </ul>
      {times.length === 0 && <p className="pt-2">{t(values.active === 'yes' ? 'none' : 'off')}</p>}
      <a
        href={language === 'es' ? '/es/contact/call' : '/contact/call'}
        className={`${linkClass} mt-2`}
        target="_blank"
        rel="noreferrer"
      >
        {t('open')}
      </a>
    </section>
  )
}

const [WIDTH, RADIUS] = [64, 30]
/** The lowest door, what each free time adds, and how many of them it shows. */
const [LOW, STEP, MOST] = [88, 7, 12]

function Door({ day, count, language }: { day: number; count: number; language: string }) {
  const t = useTranslations('availability.preview')
  const locale = language === 'es' ? 'es-MX' : 'en-US'
  const at = new Date(day * DAY_MS)
  const height = LOW + Math.min(count, MOST) * STEP
  const look = count > 0 ? 'fill-blue-ground' : 'fill-none stroke-field-line [stroke-dasharray:4_4]'
  return (
    <li className="relative text-center">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className="block w-full">
        <path
          d={`M2 ${height}V${RADIUS + 2}a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0V${height}`}
          className={look}
        />
      </svg>
      <span className="absolute inset-x-0 bottom-2 grid leading-4.5">
        <small className="text-tiny first-letter:uppercase">
          {dateFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(at)}
        </small>
        <b className="font-display text-heading/6 font-head">{at.getUTCDate()}</b>
        <small className="text-tiny">{t('free', { count })}</small>
      </span>
    </li>
  )
}
