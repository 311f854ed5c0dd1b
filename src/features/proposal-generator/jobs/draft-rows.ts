import type { Payload } from 'payload'

import type { Language } from '@/i18n/languages'
import type { Currency } from '@/lib/money'
import { autocommit, sql } from '@/lib/server/db/sql'

export type DraftTask = {
  task: 'extract' | 'write'
  transcript: string | null
  details: object | null
  language: Language | null
  currency: Currency
}

/** Marks the task of a draft as running and returns it. Returns undefined if it was cancelled or is done. */
export async function claimDraftTask(payload: Payload, id: string): Promise<DraftTask | undefined> {
  const [row] = await autocommit<DraftTask>(
    payload,
    sql`
      update generator_drafts
      set task_state = 'running', updated_at = now(), content = case task when 'write' then '' else content end
      where id = ${id}::uuid and task_state in ('queued', 'running') and task in ('extract', 'write')
      returning task, transcript, details, language, currency`,
  )
  return row
}

/** Stores what is written so far. Returns whether the task still runs. */
export async function saveContent(payload: Payload, id: string, content: string): Promise<boolean> {
  const rows = await autocommit(
    payload,
    sql`
      update generator_drafts set content = ${content}, updated_at = now()
      where id = ${id}::uuid and task_state = 'running' returning id`,
  )
  return rows.length > 0
}

export async function saveEvidence(payload: Payload, id: string, evidence: object): Promise<void> {
  await autocommit(
    payload,
    sql`
      update generator_drafts set evidence = ${JSON.stringify(evidence)}::jsonb, updated_at = now()
      where id = ${id}::uuid and task_state = 'running'`,
  )
}

/** Ends a running task; a cancelled one stays cancelled. `error` is the code of its failure. */
export async function endDraftTask(payload: Payload, id: string, error: string | null): Promise<void> {
  await autocommit(
    payload,
    sql`
      update generator_drafts
      set task_state = ${error ? 'failed' : 'done'}, task_error = ${error}, updated_at = now()
      where id = ${id}::uuid and task_state = 'running'`,
  )
}

/** Returns the ids of drafts whose task no worker seems to run. A second job for a running one is not queued. */
export async function waitingDraftTasks(payload: Payload, limit: number): Promise<string[]> {
  const rows = await autocommit<{ id: string }>(
    payload,
    sql`
      select id from generator_drafts
      where task_state in ('queued', 'running') and updated_at < now() - interval '30 seconds'
      order by updated_at limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}
