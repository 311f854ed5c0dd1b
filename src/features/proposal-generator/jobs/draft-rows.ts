import { and, eq, inArray, type SQL, isNotNull, lt, or } from 'drizzle-orm'
import type { Payload } from 'payload'

import { autocommitDatabase, sql } from '@/lib/server/db/sql'
import { generator_drafts } from '@/payload-tables'
import { TRANSCRIPT_DAYS } from '../generator-rules'

/** A draft whose task runs. */
export type DraftTask = NonNullable<Awaited<ReturnType<typeof claimDraftTask>>>

const { id: draftId, task, taskState, updatedAt } = generator_drafts

/** Marks the task of a draft as running and returns it. Returns undefined if it was cancelled or is done. */
export async function claimDraftTask(payload: Payload, id: string) {
  const { transcript, details, language, currency } = generator_drafts
  const [row] = await autocommitDatabase(payload)
    .update(generator_drafts)
    .set({
      taskState: 'running',
      updatedAt: sql`now()`,
      content: sql`case ${task} when 'write' then '' else ${generator_drafts.content} end`,
    })
    .where(
      and(eq(draftId, id), inArray(taskState, ['queued', 'running']), inArray(task, ['extract', 'write'])),
    )
    .returning({ task, transcript, details, language, currency })
  return row
}

/** Stores what is written so far. Returns whether the task still runs. */
export async function saveContent(payload: Payload, id: string, content: string): Promise<boolean> {
  const rows = await autocommitDatabase(payload)
    .update(generator_drafts)
    .set({ content, updatedAt: sql`now()` })
    .where(isRunning(id))
    .returning({ id: draftId })
  return rows.length > 0
}

export async function saveEvidence(payload: Payload, id: string, evidence: object): Promise<void> {
  await autocommitDatabase(payload)
    .update(generator_drafts)
    .set({ evidence, updatedAt: sql`now()` })
    .where(isRunning(id))
}

/** Ends a running task; a cancelled one stays cancelled. `error` is the code of its failure. */
export async function endDraftTask(payload: Payload, id: string, error: string | null): Promise<void> {
  await autocommitDatabase(payload)
    .update(generator_drafts)
    .set({ taskState: error ? 'failed' : 'done', taskError: error, updatedAt: sql`now()` })
    .where(isRunning(id))
}

const isRunning = (id: string): SQL | undefined => and(eq(draftId, id), eq(taskState, 'running'))

/** Returns the ids of drafts whose task is not done. */
export async function waitingDraftTasks(payload: Payload): Promise<string[]> {
  const rows = await autocommitDatabase(payload)
    .select({ id: draftId })
    .from(generator_drafts)
    .where(inArray(taskState, ['queued', 'running']))
    .orderBy(updatedAt)
  return rows.map(({ id }) => id)
}

/**
 * Deletes the transcripts of drafts that were created 30 days ago, with the quotes taken from them. The rest of the draft
 * stays. A draft that changed in the last day waits, so that nobody loses a transcript while working with it.
 */
export async function eraseTranscripts(payload: Payload): Promise<void> {
  const { transcript, evidence, createdAt } = generator_drafts
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
