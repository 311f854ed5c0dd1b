import { and, eq, inArray, notInArray, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { configuredModel } from '@/integrations/ai/configured-model'
import { AppError } from '@/lib/app-error'
import { databaseOf, inTransaction, sql, type Database } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { announce } from '@/lib/server/live/announce'
import { generator_drafts } from '@/payload-tables'
import type { DraftTaskInput, StartDraftTaskInput } from '../generator-schemas'

/** Asks the model for one word. Throws `not_configured` and the errors of the model. */
export async function checkModel(): Promise<object> {
  await (await configuredModel()).check()
  return {}
}

/**
 * Lets the worker read the transcript of a draft of the user, or write its proposal. Nothing happens to a draft whose task
 * runs already. Throws `not_configured` without a model, and `not_found` for a draft of someone else.
 */
export async function startDraftTask(
  { req }: Context,
  { draft, task }: StartDraftTaskInput,
  open = configuredModel,
): Promise<object> {
  await open()
  const isOwn = isOwnDraft(req, draft)
  return inTransaction(req, async () => {
    const db = await databaseOf(req)
    const [row] = await db
      .update(generator_drafts)
      .set({ task, taskState: 'queued', taskError: null, updatedAt: sql`now()` })
      .where(and(isOwn, notInArray(generator_drafts.taskState, ['queued', 'running'])))
      .returning({ id: generator_drafts.id })
    if (!row) return requireDraft(db, isOwn)
    await announce(req, 'generatorDrafts', draft)
    await enqueue(req, 'draft-task', [{ draftId: draft }])
    return {}
  })
}

/** Ends the task of a draft of the user; what was written stays. The worker notices it within a second or two. */
export async function cancelDraftTask({ req }: Context, { draft }: DraftTaskInput): Promise<object> {
  const isOwn = isOwnDraft(req, draft)
  const db = await databaseOf(req)
  const [row] = await db
    .update(generator_drafts)
    .set({ taskState: 'cancelled', updatedAt: sql`now()` })
    .where(and(isOwn, inArray(generator_drafts.taskState, ['queued', 'running'])))
    .returning({ id: generator_drafts.id })
  if (!row) return requireDraft(db, isOwn)
  await announce(req, 'generatorDrafts', draft)
  return {}
}

const isOwnDraft = (req: PayloadRequest, draft: string) =>
  and(eq(generator_drafts.id, draft), eq(generator_drafts.owner, requireStaff(req).id))

async function requireDraft(db: Database, isOwn: SQL | undefined): Promise<object> {
  if ((await db.$count(generator_drafts, isOwn)) === 0) throw new AppError('not_found')
  return {}
}
