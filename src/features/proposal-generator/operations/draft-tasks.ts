import { configuredModel } from '@/integrations/ai/configured-model'
import { AppError } from '@/lib/app-error'
import { runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { announce } from '@/lib/server/live/announce'
import type { DraftTaskInput, StartDraftTaskInput } from '../draft-task-schemas'

/**
 * Lets the worker read the transcript of a draft of the user, or write its proposal. Nothing happens to a draft whose task
 * runs already. Throws `not_configured` without a model, and `not_found` for a draft of someone else.
 */
export async function startDraftTask(
  { req, user }: Context,
  { draft, task }: StartDraftTaskInput,
  open = configuredModel,
): Promise<object> {
  await open()
  const [row] = await runSql<{ id: string }>(
    req,
    sql`
      update generator_drafts set task = ${task}, task_state = 'queued', task_error = null, updated_at = now()
      where id = ${draft}::uuid and owner_id = ${user?.id}::uuid and task_state not in ('queued', 'running')
      returning id`,
  )
  if (!row) return requireDraft({ req, user }, draft)
  await announce(req, 'generatorDrafts', draft)
  await enqueue('draft-task', { draftId: draft })
  return {}
}

/** Ends the task of a draft of the user; what was written stays. The worker notices it within a second or two. */
export async function cancelDraftTask({ req, user }: Context, { draft }: DraftTaskInput): Promise<object> {
  const [row] = await runSql<{ id: string }>(
    req,
    sql`
      update generator_drafts set task_state = 'cancelled', updated_at = now()
      where id = ${draft}::uuid and owner_id = ${user?.id}::uuid and task_state in ('queued', 'running')
      returning id`,
  )
  if (!row) return requireDraft({ req, user }, draft)
  await announce(req, 'generatorDrafts', draft)
  return {}
}

async function requireDraft({ req, user }: Pick<Context, 'req' | 'user'>, draft: string): Promise<object> {
  const rows = await runSql(
    req,
    sql`select from generator_drafts where id = ${draft}::uuid and owner_id = ${user?.id}::uuid`,
  )
  if (rows.length === 0) throw new AppError('not_found')
  return {}
}
