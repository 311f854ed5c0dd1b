'use client'

import { useDocumentInfo, ConfirmationModal, toast, Button, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { localMinute } from '@/lib/dates'
import { postVerb } from '@/lib/run-verb'
import { readQuery } from '@/lib/read-query'
import type { ScheduledPublication, ScheduledAction } from '../rules'
import { failureText } from './texts'
import { useOpenDocument, usePublishingTexts } from './use-open-document'

const CHANGED = 'puente:schedules'

/** Makes the open document refetch its schedules. */
const refetchSchedules = (): boolean => window.dispatchEvent(new Event(CHANGED))

/** Returns what is scheduled for the open document. */
function useSchedules(): ScheduledPublication[] {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const slug = globalSlug ?? collectionSlug
  const [schedules, setSchedules] = useState<ScheduledPublication[]>([])
  useEffect(() => {
    if (!slug || (!globalSlug && id === undefined)) return
    const controller = new AbortController()
    const read = () => {
      readQuery(
        'scheduled-publications',
        { slug, ...(id === undefined ? {} : { document: String(id) }) },
        controller.signal,
      ).then(
        (result) => setSchedules(result.schedules),
        // The form works without it.
        () => undefined,
      )
    }
    read()
    addEventListener(CHANGED, read)
    return () => {
      controller.abort()
      removeEventListener(CHANGED, read)
    }
  }, [slug, globalSlug, id])
  return schedules
}

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
          <label className="mt-4 grid max-w-80 gap-1.5">
            {text('schedule:at', { zone })}
            <input
              type="datetime-local"
              className="min-h-10 border border-edge bg-surface px-3 py-2 font-sans text-small text-ink touch:min-h-11 touch:text-body"
              value={at}
              onChange={({ target }) => setAt(target.value)}
            />
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
    <p className="flex items-baseline gap-3 text-note" role={problem ? 'alert' : undefined}>
      {text(problem ? `schedule:problem:${problem}` : `schedule:${action}:note`, values)}
      <Button
        buttonStyle="none"
        size="small"
        margin={false}
        className="underline"
        onClick={() => void remove()}
      >
        {text(problem ? 'schedule:dismiss' : 'schedule:cancel')}
      </Button>
    </p>
  )
}
