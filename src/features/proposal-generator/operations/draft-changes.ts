import { and, eq, isNull, inArray, notInArray, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { databaseOf, sql, inTransaction, type Database, isoTime } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { clients, generator_drafts, leads } from '@/payload-tables'
import { asUser } from '@/lib/server/db/local-api'
import { configuredModel } from '@/integrations/ai/configured-model'
import { enqueue } from '@/lib/server/jobs/enqueue'
import { announce } from '@/lib/server/live/announce'
import type { SaveGeneratorDraftInput, DraftTaskInput, StartDraftTaskInput } from '../generator-schemas'

type Saved = { id: string; savedAt: string }

/**
 * Saves what was typed into the generator as a draft of the user. One statement, because a worker may write the text of the
 * same row: a text that is being written stays the worker's. Throws AppError 'not_found' for a draft of someone else,
 * 'conflict' for one of which a proposal was made, and 'invalid' with a lead or client that is gone.
 */
export async function saveGeneratorDraft({ req }: Context, input: SaveGeneratorDraftInput): Promise<Saved> {
  const { id: owner } = requireStaff(req)
  await requireExisting(req, input)
  const { draft } = input
  return draft ? update(req, { ...input, draft }, owner) : create(req, input, owner)
}

const saved = { id: generator_drafts.id, savedAt: isoTime(generator_drafts.updatedAt) }

async function create(req: PayloadRequest, input: SaveGeneratorDraftInput, owner: string): Promise<Saved> {
  const { lead, client, transcript, content, details, language, currency } = input
  const db = await databaseOf(req)
  const [row] = await db
    .insert(generator_drafts)
    .values({ owner, lead, client, transcript, content, details, language, currency })
    .returning(saved)
  if (!row) throw new AppError('failed')
  return row
}

async function update(
  req: PayloadRequest,
  input: SaveGeneratorDraftInput & { draft: string },
  owner: string,
): Promise<Saved> {
  const { lead = null, client = null, transcript, content, details, language, currency } = input
  const { task, taskState } = generator_drafts
  const isWriting = sql`${task} = 'write' and ${taskState} in ('queued', 'running')`
  const isOwn = and(eq(generator_drafts.id, input.draft), eq(generator_drafts.owner, owner))
  const db = await databaseOf(req)
  const [row] = await db
    .update(generator_drafts)
    .set({
      lead,
      client,
      details,
      transcript: sql`coalesce(${transcript ?? null}::varchar, ${generator_drafts.transcript})`,
      content: sql`
        case when ${isWriting} then ${generator_drafts.content}
          else coalesce(${content ?? null}::varchar, ${generator_drafts.content}) end`,
      language,
      currency,
      updatedAt: sql`now()`,
    })
    .where(and(isOwn, isNull(generator_drafts.proposal)))
    .returning(saved)
  if (row) return row
  throw new AppError((await db.$count(generator_drafts, isOwn)) > 0 ? 'conflict' : 'not_found')
}

async function requireExisting(
  req: PayloadRequest,
  { lead, client }: SaveGeneratorDraftInput,
): Promise<void> {
  const db = await databaseOf(req)
  if (lead && (await db.$count(leads, eq(leads.id, lead))) === 0)
    throw new AppError('invalid', { fields: { lead: 'invalid' } })
  if (client && (await db.$count(clients, eq(clients.id, client))) === 0)
    throw new AppError('invalid', { fields: { client: 'invalid' } })
}

/** Deletes a draft of the user with its transcript. Throws AppError 'not_found' for one of someone else. */
export async function deleteGeneratorDraft(
  { req }: Context,
  { draft: id }: { draft: string },
): Promise<{ id: string }> {
  requireStaff(req)
  const { docs } = await asUser(req).delete({
    collection: 'generator-drafts',
    where: { id: { equals: id } },
    depth: 0,
  })
  if (docs.length === 0) throw new AppError('not_found')
  return { id }
}

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
