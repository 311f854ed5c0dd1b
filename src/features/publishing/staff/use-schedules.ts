'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { readQuery } from '@/lib/read-query'
import type { ScheduledPublication } from '../schedule-rules'

const CHANGED = 'puente:schedules'

/** Makes the open document refetch its schedules. */
export const refetchSchedules = (): boolean => window.dispatchEvent(new Event(CHANGED))

/** Returns what is scheduled for the open document. */
export function useSchedules(): ScheduledPublication[] {
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
