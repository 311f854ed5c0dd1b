'use client'

import { useMutation } from '@tanstack/react-query'
import { useTimeZone, useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { initialFocus, LeaveButton, StaffDialog } from '@/components/staff/staff-dialog'
import type { ScheduledPublication } from '@/features/publishing/schedule-rules'
import { localMinute } from '@/lib/dates'
import { requestErrorOf } from '@/lib/request-error'
import { usePostMutationContext } from '../post-mutations'
import { moveScheduleMutation } from './schedule-mutations'
import { useScheduleTimes } from './use-schedule-times'

type Props = { schedule: ScheduledPublication; onClose: () => void }

/** The new day and time of a schedule, in the reader's zone. The server decides whether the time will do. */
export function MoveSchedule({ schedule, onClose }: Props) {
  const t = useTranslations('blogBoard.scheduled')
  const form = useTranslations('postForm')
  const language = useTranslations('dashboard.languages')(schedule.language)
  const times = useScheduleTimes()
  const zone = useTimeZone() ?? ''
  const move = useMutation(moveScheduleMutation(schedule, usePostMutationContext()))
  const [at, setAt] = useState(() => localMinute(new Date(schedule.at)))
  const [expected, setExpected] = useState(schedule.at)
  const [problem, setProblem] = useState<'past' | 'time'>()

  const refused = (error: Error) => {
    const { fields, current } = requestErrorOf(error).details
    if (fields?.at) setProblem(fields.at === 'past' ? 'past' : 'time')
    if (current?.value && current.value !== 'archived') setExpected(current.value)
  }
  const submit = () => {
    const moment = new Date(at)
    const isValid = !Number.isNaN(moment.getTime())
    setProblem(isValid ? undefined : 'time')
    if (!isValid || move.isPending) return
    const next = moment.toISOString()
    move.mutate({ at: next, expected, when: times.long(next) }, { onSuccess: onClose, onError: refused })
  }
  return (
    <StaffDialog title={t('moveAsk.title')} onClose={onClose}>
      <div className="dialog-body">
        <p>
          <b>{schedule.document.title ?? t('untitled')}</b>
        </p>
        <p>{t(`moveAsk.${schedule.action}`, { language })}</p>
        <label className="field">
          <span>{form('dialog.at', { zone })}</span>
          <input
            type="datetime-local"
            className="input"
            value={at}
            min={localMinute(new Date())}
            ref={initialFocus}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && 'move-schedule-problem'}
            onChange={({ target }) => setAt(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // The dialog may be inside the form of a post, which Enter would send.
              event.preventDefault()
              submit()
            }}
          />
        </label>
        {problem && (
          <p role="alert" id="move-schedule-problem" className="form-error">
            {form(`failed.${problem}`)}
          </p>
        )}
      </div>
      <div className="dialog-foot">
        <LeaveButton />
        <Button variant="accent" size="compact" aria-disabled={move.isPending} onClick={submit}>
          {t(move.isPending ? 'moveAsk.moving' : 'moveAsk.button')}
        </Button>
      </div>
    </StaffDialog>
  )
}
