import { and, isNotNull, lt, or } from 'drizzle-orm'
import type { Payload } from 'payload'

import { autocommitDatabase, sql } from '@/lib/server/db/sql'
import { generator_drafts } from '@/payload-tables'
import { TRANSCRIPT_DAYS } from '../generator-rules'

/**
 * Deletes the transcripts of drafts that were created 30 days ago, with the quotes taken from them. The rest of the draft
 * stays. A draft that changed in the last day waits, so that nobody loses a transcript while working with it.
 */
export async function eraseTranscripts(payload: Payload): Promise<void> {
  const { transcript, evidence, createdAt, updatedAt } = generator_drafts
  await autocommitDatabase(payload)
    .update(generator_drafts)
    .set({ transcript: null, evidence: null, transcriptDeletedAt: sql`now()`, updatedAt: sql`now()` })
    .where(
      and(
        or(isNotNull(transcript), isNotNull(evidence)),
        lt(createdAt, sql`now() - ${TRANSCRIPT_DAYS} * interval '1 day'`),
        lt(updatedAt, sql`now() - interval '1 day'`),
      ),
    )
}
