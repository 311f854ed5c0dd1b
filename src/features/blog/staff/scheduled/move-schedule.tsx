'use client'

import { useTimeZone, useTranslations } from 'next-intl'

import { messageClass } from '@/components/ui/field'
import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { Button } from '@/components/ui/button'
import { LeaveButton, StaffDialog } from '@/components/staff/staff-dialog'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { focusFirst } from '@/components/staff/verb-form'
import type { ScheduledPublication } from '@/features/publishing/rules'
import { localMinute } from '@/lib/dates'
import { usePostMutationContext } from '../post-mutations'
import { moveScheduleMutation } from './schedule-mutations'
import { useScheduleTimes } from './use-schedule-times'

type Props = { schedule: ScheduledPublication; onClose: () => void }

/** The new day and time of a schedule, in the reader's zone. The server decides whether the time will do. */
export function MoveSchedule({ schedule, onClose }: Props) {
  const t = useTranslations('blogBoard.scheduled')
  const texts = useTranslations('postForm')
  const language = useTranslations('dashboard.languages')(schedule.language)
  const times = useScheduleTimes()
  const zone = useTimeZone() ?? ''
  const form = useVerbForm({
    given: { at: localMinute(new Date(schedule.at)) },
    expected: schedule.at,
    check: ({ at }) => (Number.isNaN(Date.parse(at)) ? { at: 'time' } : {}),
    input: (values, known) => {
      const at = new Date(values.at).toISOString()
      // A conflict with an archived post has no time.
      const expected = known && known !== 'archived' ? known : schedule.at
      return { at, expected, when: times.long(at) }
    },
    mutation: moveScheduleMutation(schedule, usePostMutationContext()),
    errorText: (_, code) => texts(`failed.${code === 'past' ? code : 'time'}`),
    onDone: onClose,
  })
  const problem = form.errorOf('at')
  return (
    <StaffDialog title={t('moveAsk.title')} onClose={onClose}>
      <div className={dialogBody} ref={focusFirst}>
        <p>
          <b>{schedule.document.title ?? t('untitled')}</b>
        </p>
        <p>{t(`moveAsk.${schedule.action}`, { language })}</p>
        <label data-field="">
          <span>{texts('dialog.at', { zone })}</span>
          <input
            {...form.control('at')}
            type="datetime-local"
            min={localMinute(new Date())}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && 'move-schedule-problem'}
            onKeyDown={(event) => {
              // The dialog may be inside the form of a post, which Enter would send.
              if (event.key === 'Enter') form.submit(event)
            }}
          />
        </label>
        {problem && (
          <p role="alert" id="move-schedule-problem" data-error="" className={messageClass.error}>
            {problem}
          </p>
        )}
      </div>
      <div className={dialogFoot}>
        <LeaveButton />
        <Button variant="accent" size="compact" aria-disabled={form.isPending} onClick={form.submit}>
          {t(form.isPending ? 'moveAsk.moving' : 'moveAsk.button')}
        </Button>
      </div>
    </StaffDialog>
  )
}
