'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTimeZone, useTranslations } from 'next-intl'
import { useContext } from 'react'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { AgencyZone, useTime } from '@/components/staff/use-time'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { Button } from '@/components/ui/button'
import { ErrorIcon, messageClass } from '@/components/ui/field'
import { submitForm, type FormOf } from '@/lib/run-verb'
import { saveAvailabilitySchema } from '../../availability-schemas'
import type { AvailabilityPage } from '../../queries/availability'
import { CalendarFeed } from './calendar-feed'
import { CallRules } from './call-rules'
import { DaysOff } from './days-off'
import { hoursIn, inputOf, valuesOf, type FieldName, type FormValues } from './form-values'
import { VisitorPreview } from './visitor-preview'
import { WeekHours } from './week-hours'

/** What is wrong with a field, where the usual words do not fit. */
const errorKeys: Partial<
  Record<FieldName, 'errors.hours' | 'errors.languages' | 'errors.address' | 'daysOff.wrong'>
> = {
  hours: 'errors.hours',
  languages: 'errors.languages',
  days_off: 'daysOff.wrong',
  video_url: 'errors.address',
  calendar_address: 'errors.address',
}

type Props = { page: AvailabilityPage; queryKey: readonly unknown[] }

/** What is not saved is kept: other tabs and the next visit show it, too. */
export function AvailabilityForm({ page, queryKey }: Props) {
  const t = useTranslations('availability')
  const time = useTime()
  const queryClient = useQueryClient()
  const { person, saved, zones } = page
  const agencyZone = useContext(AgencyZone)
  const ownZone = useTimeZone() ?? agencyZone
  const zone = zones.some((office) => office.zone === ownZone) ? ownZone : agencyZone
  const given = valuesOf(page, zone)
  const form = useVerbForm({
    drafts: `availability-${person.id}-`,
    given,
    follows: true,
    schema: saveAvailabilitySchema,
    input: (values) => inputOf(person.id, values, saved?.updatedAt ?? null),
    mutation: changeMutation(useChangeContext(), {
      run: (input: FormOf<'save-availability'>) => submitForm('save-availability', input),
      done: () => [t('saved')],
      failed: ({ code }) => (code === 'invalid' ? undefined : t('failed.save')),
      why: ({ code }) => (code === 'conflict' ? t('stale') : undefined),
      refetch: [['availability']],
    }),
    errorText: (name) => errorKeys[name] && t(errorKeys[name]),
    onDone: ({ updatedAt }, sent) =>
      queryClient.setQueryData<AvailabilityPage>(
        queryKey,
        (shown) => shown && { ...shown, saved: savedOf(sent, updatedAt) },
      ),
  })
  const { values, set, errorOf } = form
  const isChanged = Object.entries(given).some(
    ([name, value]) => values[name as keyof typeof given] !== value,
  )
  return (
    <form noValidate onSubmit={form.submit} className="text-small leading-5">
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_--spacing(94)]">
        <div className="grid content-start gap-8">
          <WeekHours
            hours={hoursIn(values)}
            zone={values.time_zone}
            zones={zones}
            isActive={values.active === 'yes'}
            error={errorOf('hours')}
            onHours={(hours) => set('hours', JSON.stringify(hours))}
            onZone={(next) => set('time_zone', next)}
            onActive={(next) => set('active', next ? 'yes' : '')}
          />
          <CallRules form={form} calendar={page.calendar} savedAddress={saved?.calendarAddress ?? ''} />
        </div>
        <div className="grid content-start gap-8">
          <VisitorPreview page={page} values={values} isChanged={isChanged} />
          <DaysOff
            page={page}
            values={values}
            error={errorOf('days_off')}
            onChange={(rows) => set('days_off', JSON.stringify(rows))}
          />
          <CalendarFeed user={person.id} hasFeed={page.hasFeed} isSaved={saved !== null} />
        </div>
      </div>
      <footer className="sticky bottom-0 z-1 mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-ground py-3">
        <p className="text-muted" role="status">
          {isChanged || !saved
            ? `${t('notSaved')}. ${t('changed')}`
            : t('savedAt', { time: time(saved.updatedAt, 'sentence') })}
          {form.isStale && (
            <span data-error="" className={messageClass.error}>
              <ErrorIcon />
              {t('stale')}
            </span>
          )}
        </p>
        <Button variant="accent" type="submit" aria-disabled={form.isPending} className="max-md:w-full">
          {form.isPending ? t('saving') : t('save')}
        </Button>
      </footer>
    </form>
  )
}

/** What was sent, as it is read. */
function savedOf(values: FormValues, updatedAt: string): NonNullable<AvailabilityPage['saved']> {
  const sent = inputOf('', values, null)
  return {
    active: sent.active,
    languages: sent.languages,
    hours: sent.hours,
    timeZone: sent.time_zone,
    daysOff: sent.days_off,
    noticeHours: sent.notice_hours,
    bufferMinutes: sent.buffer_minutes,
    mostPerDay: sent.most_per_day,
    daysAhead: sent.days_ahead,
    videoUrl: sent.video_url,
    calendarAddress: sent.calendar_address,
    updatedAt,
  }
}
