'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'

import { Icon } from '@/components/staff/icon'
import { iconButton } from '@/components/staff/icon-button'
import { Button } from '@/components/ui/button'
import { ErrorIcon, messageClass } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { utcOffset, weekdayName } from '@/lib/dates'
import { zonePlace } from '../../call-texts'
import type { WeeklyHours } from '../../rules'
import { clockOf, minuteOf } from './form-values'

type Props = {
  hours: WeeklyHours[]
  zone: string
  zones: { zone: string; city: string }[]
  isActive: boolean
  error: string | undefined
  onHours: (hours: WeeklyHours[]) => void
  onZone: (zone: string) => void
  onActive: (isActive: boolean) => void
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const
const WORKDAYS = [1, 2, 3, 4, 5] as const
const first = { from: 9 * 60, to: 17 * 60 }

/** The hours of each day of the week, with a drawing of them, and in which zone they are. */
export function WeekHours({ hours, zone, zones, isActive, error, onHours, onZone, onActive }: Props) {
  const t = useTranslations('availability')
  const id = useId()
  const language = useLocale()
  // Sunday is 0 there.
  const nameOf = (weekday: number) => weekdayName(weekday % 7, language)
  const ofDay = (weekday: number) => hours.filter((row) => row.weekday === weekday)
  const setDay = (weekday: number, rows: WeeklyHours[]) =>
    onHours(
      [...hours.filter((row) => row.weekday !== weekday), ...rows].toSorted((a, b) => a.weekday - b.weekday),
    )
  const model = WORKDAYS.find((weekday) => ofDay(weekday).length > 0)
  return (
    <section aria-labelledby={id}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3">
        <h2 id={id}>{t('week')}</h2>
        <label className="flex cursor-pointer items-center gap-2">
          <input type="checkbox" checked={isActive} onChange={({ target }) => onActive(target.checked)} />
          {t('active')}
        </label>
        <Select
          size="compact"
          aria-label={t('zone')}
          value={zone}
          onChange={({ target }) => onZone(target.value)}
          options={zoneOptions(zone, zones, language)}
        />
      </header>
      {!isActive && <p className={`${messageClass.hint} pt-2`}>{t('activeHint')}</p>}
      <ol>
        {WEEK.map((weekday) => (
          <Day
            key={weekday}
            name={nameOf(weekday)}
            weekday={weekday}
            rows={ofDay(weekday)}
            onChange={(rows) => setDay(weekday, rows)}
          />
        ))}
      </ol>
      {error && (
        <p role="alert" data-error="" className={`${messageClass.error} pt-2`}>
          <ErrorIcon />
          {error}
        </p>
      )}
      {model && (
        <Button
          variant="line"
          size="compact"
          className="mt-3"
          onClick={() => {
            const copied = ofDay(model)
            const weekend = hours.filter((row) => row.weekday > 5)
            onHours([
              ...WORKDAYS.flatMap((weekday) => copied.map((row) => ({ ...row, weekday }))),
              ...weekend,
            ])
          }}
        >
          <Icon name="copy" />
          {t('copy', { day: nameOf(model) })}
        </Button>
      )}
    </section>
  )
}

/** The offices' zones, and the one that is saved or the browser's if no office is there. */
function zoneOptions(zone: string, zones: Props['zones'], language: string) {
  const known = new Map(zones.map((office) => [office.zone, office.city]))
  if (!known.has(zone)) known.set(zone, zonePlace(zone, language, {}))
  const now = new Date()
  return [...known].map(([value, city]) => ({ value, label: `${city} (${utcOffset(value, now)})` }))
}

type DayProps = {
  name: string
  weekday: number
  rows: WeeklyHours[]
  onChange: (rows: WeeklyHours[]) => void
}

function Day({ name, weekday, rows, onChange }: DayProps) {
  const t = useTranslations('availability')
  const last = rows.at(-1)
  const next = last ? { from: Math.min(last.to + 60, 23 * 60), to: Math.min(last.to + 180, 24 * 60) } : first
  const change = (index: number, part: Partial<WeeklyHours>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  return (
    <li className="grid grid-cols-[--spacing(34)_minmax(0,1fr)_--spacing(11)] items-center gap-x-4 gap-y-2 border-b border-line py-2 max-md:grid-cols-[minmax(0,1fr)_--spacing(11)] md:grid-cols-[--spacing(34)_minmax(0,1fr)_--spacing(40)_--spacing(11)]">
      <label className="flex min-h-9 cursor-pointer items-center gap-2.5 font-medium first-letter:uppercase">
        <input
          type="checkbox"
          aria-label={t('takes', { day: name })}
          checked={rows.length > 0}
          onChange={({ target }) => onChange(target.checked ? [{ weekday, ...first }] : [])}
        />
        <span className="first-letter:uppercase" aria-hidden="true">
          {name}
        </span>
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 max-md:col-span-full max-md:row-start-2">
        {rows.length === 0 && <span className="text-muted">{t('noCalls')}</span>}
        {rows.map((row, index) => (
          <span key={index} className="flex items-center gap-1.5">
            <Clock
              label={t('from', { day: name })}
              minute={row.from}
              onChange={(from) => change(index, { from })}
            />
            <span className="text-muted">{t('until')}</span>
            <Clock
              label={t('to', { day: name })}
              isEnd
              minute={row.to}
              onChange={(to) => change(index, { to })}
            />
            {rows.length > 1 && (
              <button
                type="button"
                className={iconButton}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              >
                <Icon name="bin" />
                <span className="sr-only">{t('remove', { day: name })}</span>
              </button>
            )}
          </span>
        ))}
      </div>
      <DayDrawing rows={rows} />
      {rows.length > 0 && (
        <button
          type="button"
          className={`${iconButton} justify-self-end max-md:col-start-2 max-md:row-start-1`}
          onClick={() => onChange([...rows, { weekday, ...next }])}
        >
          <Icon name="add" />
          <span className="sr-only">{t('add', { day: name })}</span>
        </button>
      )}
    </li>
  )
}

type ClockProps = { label: string; minute: number; isEnd?: boolean; onChange: (minute: number) => void }

/** A cleared input keeps what it was. */
const Clock = ({ label, minute, isEnd = false, onChange }: ClockProps) => (
  <input
    type="time"
    step={900}
    aria-label={label}
    value={clockOf(minute)}
    className="min-h-9 w-28 rounded-control border border-field-line bg-surface px-2 tabular-nums touch:min-h-11 touch:w-33 touch:text-body"
    onChange={({ target }) => {
      const next = minuteOf(target.value, isEnd)
      if (next !== undefined) onChange(next)
    }}
  />
)

const [OPENS, CLOSES] = [8 * 60, 19 * 60]
const placeOf = (minute: number) => Math.min(1, Math.max(0, (minute - OPENS) / (CLOSES - OPENS))) * 160

/** The hours of a day as doors on its line from eight to seven. */
const DayDrawing = ({ rows }: { rows: readonly WeeklyHours[] }) => (
  <svg viewBox="0 0 160 22" aria-hidden="true" className="h-5.5 w-40 max-md:hidden">
    <path d="M0 20.500H160" className="fill-none stroke-field-line" />
    {rows.map(({ from, to }) => {
      const [x, end] = [placeOf(from), placeOf(to)]
      return end - x > 4 ? (
        <path
          key={from}
          d={`M${x} 20V8a6 6 0 0 1 6-6H${Math.max(x + 6, end - 6)}a6 6 0 0 1 6 6V20Z`}
          className="fill-blue-ground stroke-blue-mark stroke-[1.5]"
        />
      ) : null
    })}
  </svg>
)
