'use client'

import { ConfirmationModal, toast } from '@payloadcms/ui'
import { useState } from 'react'

import { localMinute } from '@/lib/local-minute'
import { postVerb } from '@/lib/post-verb'
import type { ScheduledAction } from '../schedule-rules'
import { failureText } from './failure-text'
import { refetchSchedules } from './use-schedules'
import { useOpenDocument } from './use-open-document'
import { usePublishingTexts } from './use-publishing-texts'

const DAY_MS = 86_400_000

type Props = { slug: string; action: ScheduledAction; beforeSchedule?: () => Promise<boolean> }

/** Asks when the open language is published or taken off the site, in the zone of the browser. Open it by its slug. */
export function ScheduleModal({ slug, action, beforeSchedule }: Props) {
  const { text, language, code } = usePublishingTexts()
  const document = useOpenDocument()
  const [at, setAt] = useState(() => localMinute(new Date(Date.now() + DAY_MS)))
  const schedule = async () => {
    const moment = new Date(at)
    if (!(moment.getTime() > Date.now())) return void toast.error(text('errors:past'))
    if (beforeSchedule && !(await beforeSchedule())) return
    const input = { document, action, languages: [code], at: moment.toISOString() }
    const response = await postVerb('schedule-publication', input)
    if (!response.success) return void toast.error(failureText(text, response))
    toast.success(text(`schedule:${action}:done`, { language }))
    refetchSchedules()
  }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <ConfirmationModal
      modalSlug={slug}
      heading={text(`schedule:${action}:heading`, { language })}
      body={
        <>
          <p>{text(`schedule:${action}:body`, { language })}</p>
          <label className="schedule-time">
            {text('schedule:at', { zone })}
            <input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
          </label>
        </>
      }
      confirmLabel={text('schedule:confirm')}
      confirmingLabel={text('schedule:confirming')}
      cancelLabel={text('cancel')}
      onConfirm={schedule}
    />
  )
}
