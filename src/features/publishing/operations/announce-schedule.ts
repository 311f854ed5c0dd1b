import type { PayloadRequest } from 'payload'

import { announce } from '@/lib/server/live/announce'

type Row = { id: string; slug: string; document: string | null }

/** Tells open boards and editors that a schedule has changed. */
export async function announceSchedule(req: PayloadRequest, { id, slug, document }: Row): Promise<void> {
  await announce(req, 'schedules', id)
  if (slug === 'posts' && document) await announce(req, 'posts', document)
}
