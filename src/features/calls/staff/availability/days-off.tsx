'use client'

import { useLocale, useNow, useTranslations } from 'next-intl'
import { useId, useState } from 'react'

import { Icon } from '@/components/staff/icon'
import { iconButton } from '@/components/staff/icon-button'
import { Button } from '@/components/ui/button'
import { ErrorIcon, Field, messageClass } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { calendarDay, shortDateTime } from '@/lib/dates'
import { dayText } from '@/lib/agency-day'
import type { AvailabilityPage } from '../../queries/availability'
import { availabilityLimits, callLimits } from '../../rules'
import { daysOffIn, type DayOff, type FormValues } from './form-values'

/** The holidays that are listed: the next ones. */
const SHOWN_HOLIDAYS = 3

type Props = {
  page: AvailabilityPage
  values: FormValues
  error: string | undefined
  onChange: (rows: DayOff[]) => void
}

/** Days without calls: those of the office, which stay, and one's own. Calls that are booked on them are kept, and named. */
export function DaysOff({ page: { holidays, calls }, values, error, onChange }: Props) {
  const t = useTranslations('availability.daysOff')
  const id = useId()
  const language = useLocale()
  const zone = values.time_zone
  const rows = daysOffIn(values)
  const today = calendarDay(zone, useNow())
  const nextHolidays = holidays.filter((day) => day >= today).slice(0, SHOWN_HOLIDAYS)
  const rangeOf = ({ first, last }: DayOff) =>
    first === last
      ? dayText(first, language)
      : t('range', { from: dayText(first, language), to: dayText(last, language) })
  const isOff = (day: string) =>
    holidays.includes(day) || rows.some(({ first, last }) => first <= day && day <= last)
  const kept = calls.filter(({ startsAt }) => isOff(calendarDay(zone, new Date(startsAt))))
  const names = kept.map(({ lead, startsAt }) =>
    t('call', { name: lead.name, when: shortDateTime(new Date(startsAt), language, zone) }),
  )
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h2 id={id}>{t('title')}</h2>
      <ul className="divide-y divide-line pt-1">
        {nextHolidays.map((day) => (
          <li key={day} className="py-2">
            <b className="block font-semibold">{dayText(day, language)}</b>
            <span className="text-note text-muted">{t('office')}</span>
          </li>
        ))}
        {rows.map((row, index) => (
          <li key={`${row.first} ${row.last}`} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 wrap-anywhere">
              <b className="block font-semibold">{rangeOf(row)}</b>
              <span className="text-note text-muted">{row.note || t('mine')}</span>
            </span>
            <button
              type="button"
              className={iconButton}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <Icon name="bin" />
              <span className="sr-only">{t('remove', { days: rangeOf(row) })}</span>
            </button>
          </li>
        ))}
        {nextHolidays.length + rows.length === 0 && <li className="py-2 text-muted">{t('none')}</li>}
      </ul>
      {error && (
        <p role="alert" data-error="" className={messageClass.error}>
          <ErrorIcon />
          {error}
        </p>
      )}
      {kept.length > 0 && (
        <Notice tone="warning" className="mt-2">
          {t('kept', { count: kept.length, names: new Intl.ListFormat(language).format(names) })}
        </Notice>
      )}
      {rows.length < availabilityLimits.daysOff && (
        <AddDays
          today={today}
          onAdd={(row) => onChange([...rows, row].toSorted((a, b) => (a.first < b.first ? -1 : 1)))}
        />
      )}
    </section>
  )
}

/** Two days and a note; the button adds them to the list, which is saved with the rest. */
function AddDays({ today, onAdd }: { today: string; onAdd: (row: DayOff) => void }) {
  const t = useTranslations('availability.daysOff')
  const empty = { first: '', last: '', note: '' }
  const [row, setRow] = useState(empty)
  const last = row.last || row.first
  const isWrong = row.first !== '' && last < row.first
  const set = (part: Partial<DayOff>) => setRow((before) => ({ ...before, ...part }))
  return (
    <div className="grid grid-cols-1 items-end gap-3 pt-3 sm:grid-cols-2">
      <Field label={t('first')}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={today}
            value={row.first}
            onChange={({ target }) => set({ first: target.value })}
          />
        )}
      </Field>
      <Field label={t('last')} {...(isWrong && { error: t('wrong') })}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={row.first || today}
            value={row.last}
            onChange={({ target }) => set({ last: target.value })}
          />
        )}
      </Field>
      <div className="col-span-full">
        <Field label={t('note')}>
          {(control) => (
            <input
              {...control}
              maxLength={callLimits.note}
              value={row.note}
              onChange={({ target }) => set({ note: target.value })}
            />
          )}
        </Field>
      </div>
      <Button
        variant="line"
        size="compact"
        className="col-span-full justify-self-start"
        disabled={row.first === '' || isWrong}
        off="blocked"
        onClick={() => {
          onAdd({ ...row, last })
          setRow(empty)
        }}
      >
        <Icon name="add" />
        {t('add')}
      </Button>
    </div>
  )
}
