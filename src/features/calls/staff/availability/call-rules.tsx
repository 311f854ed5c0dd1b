'use client'

import { useNow, useTranslations } from 'next-intl'
import { useId } from 'react'

import { useTime } from '@/components/staff/use-time'
import type { VerbFormState } from '@/components/staff/use-verb-form'
import { FormField } from '@/components/staff/verb-form'
import { ErrorIcon, messageClass } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { languages } from '@/i18n/languages'
import { calendarStateAt, isCalendarProblem } from '../../calendar-rules'
import type { AvailabilityPage } from '../../queries/availability'
import { callLimits } from '../../rules'
import { languagesIn, type FieldName, type FormValues } from './form-values'

type Form = VerbFormState<FieldName> & { values: FormValues; set: (name: FieldName, value: string) => void }

type Props = { form: Form; calendar: AvailabilityPage['calendar']; savedAddress: string }

const choices = {
  buffer_minutes: [0, 5, 10, 15, 20, 30, 45, 60],
  notice_hours: [1, 2, 4, 8, 12, 24, 48, 72],
  days_ahead: [7, 14, 21, 30, 45, 60],
  most_per_day: [1, 2, 3, 4, 5, 6, 8, 10],
} as const

const rules = [
  { name: 'buffer_minutes', label: 'buffer', unit: 'minutes' },
  { name: 'notice_hours', label: 'notice', unit: 'hours' },
  { name: 'days_ahead', label: 'ahead', unit: 'days' },
  { name: 'most_per_day', label: 'most', unit: 'calls' },
] as const

/** Pauses and limits, languages, the meeting and the calendar. */
export function CallRules({ form, calendar, savedAddress }: Props) {
  const t = useTranslations('availability')
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h2 id={id}>{t('rules')}</h2>
      <div className="grid grid-cols-2 gap-4 pt-3 md:grid-cols-4">
        {rules.map(({ name, label, unit }) => (
          <FormField key={name} form={form} name={name} label={t(label)}>
            {(control) => (
              <select {...control}>
                {optionsOf(choices[name], Number(form.values[name])).map((count) => (
                  <option key={count} value={count}>
                    {t(unit, { count })}
                  </option>
                ))}
              </select>
            )}
          </FormField>
        ))}
      </div>
      <Languages form={form} />
      <div className="grid max-w-150 gap-4 pt-4">
        <FormField form={form} name="video_url" label={t('video')} isOptional hint={t('videoHint')}>
          {(control) => (
            <input {...control} type="url" inputMode="url" maxLength={callLimits.url} autoComplete="off" />
          )}
        </FormField>
        <FormField
          form={form}
          name="calendar_address"
          label={t('calendar')}
          isOptional
          hint={t('calendarHint')}
        >
          {(control) => (
            <input {...control} type="url" inputMode="url" maxLength={callLimits.url} autoComplete="off" />
          )}
        </FormField>
        {savedAddress && <CalendarState calendar={calendar} />}
      </div>
    </section>
  )
}

/** What is saved is offered, too. */
const optionsOf = (offered: readonly number[], present: number): number[] =>
  [...new Set([...offered, present])].filter(Number.isFinite).toSorted((a, b) => a - b)

function Languages({ form }: { form: Form }) {
  const t = useTranslations('availability')
  const chosen = languagesIn(form.values)
  const error = form.errorOf('languages')
  return (
    <fieldset className="m-0 mt-5 border-0 p-0">
      <legend className="p-0 font-semibold">{t('languages')}</legend>
      <div className="flex flex-wrap gap-x-6 pt-1">
        {languages.map((language) => (
          <label
            key={language}
            className="flex min-h-9 cursor-pointer items-center gap-2 first-letter:uppercase touch:min-h-11"
          >
            <input
              type="checkbox"
              checked={chosen.includes(language)}
              onChange={({ target }) =>
                form.set(
                  'languages',
                  languages
                    .filter((one) => (one === language ? target.checked : chosen.includes(one)))
                    .join(),
                )
              }
            />
            <span className="first-letter:uppercase">{t(`languageNames.${language}`)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" data-error="" className={messageClass.error}>
          <ErrorIcon />
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** When the calendar was read last, or why it cannot be, and what follows. */
function CalendarState({ calendar }: { calendar: AvailabilityPage['calendar'] }) {
  const t = useTranslations('availability')
  const time = useTime()
  const { state, until } = calendarStateAt(calendar, useNow({ updateInterval: 30_000 }))
  if (state === 'read' && calendar.readAt)
    return (
      <p className="text-muted">
        {t('calendarState.read', { time: time(calendar.readAt, 'sentence'), count: calendar.busy })}
      </p>
    )
  if (state === 'none') return <Notice tone="info">{t('calendarState.none')}</Notice>
  const why = t(`problems.${isCalendarProblem(calendar.error) ? calendar.error : 'unreachable'}`)
  return (
    <Notice tone="warning">
      {state === 'failing' && until
        ? t('calendarState.failing', { why, until: time(until.toISOString(), 'sentence') })
        : t('calendarState.failed', { why })}
    </Notice>
  )
}
