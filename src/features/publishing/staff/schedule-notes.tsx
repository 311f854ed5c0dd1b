'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'

import { postVerb } from '@/lib/post-verb'
import type { ScheduledPublication } from '../schedule-rules'
import { failureText } from './failure-text'
import { refetchSchedules, useSchedules } from './use-schedules'
import { usePublishingTexts } from './use-publishing-texts'

/** What is scheduled for the open document, and what did not work, each with a way to remove it. */
export function ScheduleNotes() {
  const schedules = useSchedules()
  return schedules.map((schedule) => <ScheduleNote key={schedule.id} schedule={schedule} />)
}

function ScheduleNote({
  schedule: { id, action, at, language, problem },
}: {
  schedule: ScheduledPublication
}) {
  const { text } = usePublishingTexts()
  const { i18n } = useTranslation()
  const when = new Date(at).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const values = { language: text(`languages:${language}`), when }
  const remove = async () => {
    const response = await postVerb('cancel-schedule', { schedule: id })
    if (!response.success) toast.error(failureText(text, response))
    refetchSchedules()
  }
  return (
    <p className="schedule-note" role={problem ? 'alert' : undefined}>
      {text(problem ? `schedule:problem:${problem}` : `schedule:${action}:note`, values)}
      <Button buttonStyle="none" size="small" margin={false} onClick={() => void remove()}>
        {text(problem ? 'schedule:dismiss' : 'schedule:cancel')}
      </Button>
    </p>
  )
}
