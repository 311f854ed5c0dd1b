import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { SaveGeneratorDraftInput } from '../generator-schemas'

type Saved = { id: string; savedAt: string }

/**
 * Saves what was typed into the generator as a draft of the user. One statement, because a worker may write the text of the
 * same row: a text that is being written stays the worker's. Throws AppError 'not_found' for a draft of someone else,
 * 'conflict' for one of which a proposal was made, and 'invalid' with a lead or client that is gone.
 */
export async function saveGeneratorDraft({ req }: Context, input: SaveGeneratorDraftInput): Promise<Saved> {
  requireStaff(req)
  await requireExisting(req, input)
  return input.draft ? update(req, input.draft, input) : create(req, input)
}

const savedAt = sql`to_json(updated_at) #>> '{}' as "savedAt"`

async function create(req: PayloadRequest, input: SaveGeneratorDraftInput): Promise<Saved> {
  const { lead, client, transcript, content, details, language, currency } = input
  const [row] = await runSql<Saved>(
    req,
    sql`
      insert into generator_drafts (owner_id, lead_id, client_id, transcript, content, details, language, currency)
      values (${req.user?.id}::uuid, ${lead ?? null}::uuid, ${client ?? null}::uuid, ${transcript ?? null},
        ${content ?? null}, ${JSON.stringify(details)}::jsonb, ${language}, ${currency})
      returning id, ${savedAt}`,
  )
  if (!row) throw new AppError('failed')
  return row
}

async function update(req: PayloadRequest, id: string, input: SaveGeneratorDraftInput): Promise<Saved> {
  const { lead, client, transcript, content, details, language, currency } = input
  const owner = req.user?.id
  const [row] = await runSql<Saved>(
    req,
    sql`
      update generator_drafts set
        lead_id = ${lead ?? null}::uuid, client_id = ${client ?? null}::uuid, details = ${JSON.stringify(details)}::jsonb,
        transcript = coalesce(${transcript ?? null}::varchar, transcript),
        content = case when task = 'write' and task_state in ('queued', 'running') then content
          else coalesce(${content ?? null}::varchar, content) end,
        language = ${language}, currency = ${currency}, updated_at = now()
      where id = ${id}::uuid and owner_id = ${owner}::uuid and proposal_id is null
      returning id, ${savedAt}`,
  )
  if (row) return row
  const rows = await runSql(
    req,
    sql`select from generator_drafts where id = ${id}::uuid and owner_id = ${owner}::uuid`,
  )
  throw new AppError(rows.length > 0 ? 'conflict' : 'not_found')
}

async function requireExisting(
  req: PayloadRequest,
  { lead, client }: SaveGeneratorDraftInput,
): Promise<void> {
  const [found] = await runSql<{ lead: boolean; client: boolean }>(
    req,
    sql`
      select ${lead ?? null}::uuid is null or exists (select from leads where id = ${lead ?? null}::uuid) as lead,
        ${client ?? null}::uuid is null or exists (select from clients where id = ${client ?? null}::uuid) as client`,
  )
  if (!found?.lead) throw new AppError('invalid', { fields: { lead: 'invalid' } })
  if (!found.client) throw new AppError('invalid', { fields: { client: 'invalid' } })
}
