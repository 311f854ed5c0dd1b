'use client'

import { useState } from 'react'

import type { ScheduledPublication } from '@/features/publishing/schedule-rules'
import { CancelSchedule } from './cancel-schedule'
import { MoveSchedule } from './move-schedule'
import { ScheduledDialog } from './scheduled-dialog'

/** What is scheduled: the list, and in its place the new time of one or the question before one is canceled. */
export function ScheduledManager({ onClose }: { onClose: () => void }) {
  const [moved, setMoved] = useState<ScheduledPublication>()
  const [canceled, setCanceled] = useState<ScheduledPublication>()
  if (moved) return <MoveSchedule schedule={moved} onClose={() => setMoved(undefined)} />
  if (canceled) return <CancelSchedule schedule={canceled} onClose={() => setCanceled(undefined)} />
  return <ScheduledDialog onMove={setMoved} onCancel={setCanceled} onClose={onClose} />
}
