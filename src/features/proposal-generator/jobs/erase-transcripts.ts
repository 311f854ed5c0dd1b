import type { Payload } from 'payload'

import { autocommit, sql } from '@/lib/server/db/sql'
import { TRANSCRIPT_DAYS } from '../generator-rules'

/**
 * Deletes the transcripts of drafts that were created 30 days ago, with the quotes taken from them. The rest of the draft
 * stays. A draft that changed in the last day waits, so that nobody loses a transcript while working with it.
 */
export async function eraseTranscripts(payload: Payload): Promise<void> {
  await autocommit(
    payload,
    sql`
      update generator_drafts
      set transcript = null, evidence = null, transcript_deleted_at = now(), updated_at = now()
      where (transcript is not null or evidence is not null)
        and created_at < now() - ${TRANSCRIPT_DAYS} * interval '1 day' and updated_at < now() - interval '1 day'`,
  )
}
