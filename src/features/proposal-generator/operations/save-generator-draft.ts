import { and, eq, isNull } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/lib/app-error'
import { databaseOf, sql, isoTime } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { clients, generator_drafts, leads } from '@/payload-tables'
import { asUser } from '@/lib/server/db/local-api'
import type { SaveGeneratorDraftInput } from '../generator-schemas'

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
