import { and, eq, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { displayName } from '@/lib/person-name'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction, runSql, sql } from '@/lib/server/db/sql'
import { announce } from '@/lib/server/live/announce'
import { type Context, requireAdmin } from '@/lib/server/http/authorize'
import { generator_drafts, leads, proposals, users } from '@/payload-tables'
import { isOpenLead, isOpenProposal, isUnfinishedDraft } from '../queries/people-board-page'
import type { HandOverInput } from '../schemas'
import { lockPerson } from './person-changes'

type HandedOver = { leads: number; proposals: number }

/**
 * Hands a colleague's open leads and proposals over to another one, including unfinished drafts of the generator, all or
 * nothing. Closed leads and decided proposals keep their owner. The history of each lead names the new assignee and who
 * did it. Uses SQL, because the hooks would send an email for each lead. Throws AppError 'invalid' if `to` is not an
 * active colleague. For admins only.
 */
export async function handOver({ req }: Context, { from, to }: HandOverInput): Promise<HandedOver> {
  return inTransaction(req, async () => {
    requireAdmin(req)
    await lockBoth(req, { from, to })
    await lockPerson(req, from)
    const name = await receiverName(req, { from, to })
    const movedLeads = await moveLeads(req, { from, to, name })
    const owner = { owner: to, updatedAt: sql`now()` }
    const db = await databaseOf(req)
    const movedProposals = await db
      .update(proposals)
      .set(owner)
      .where(and(eq(proposals.owner, from), isOpenProposal))
      .returning({ id: proposals.id })
    const movedDrafts = await db
      .update(generator_drafts)
      .set(owner)
      .where(and(eq(generator_drafts.owner, from), isUnfinishedDraft))
      .returning({ id: generator_drafts.id })
    for (const { id } of movedLeads) await announce(req, 'leads', id)
    for (const { id } of movedDrafts) await announce(req, 'generatorDrafts', id)
    for (const { id } of movedProposals) await announce(req, 'proposals', id)
    return { leads: movedLeads.length, proposals: movedProposals.length + movedDrafts.length }
  })
}

/** One raw statement, because Drizzle inserts no rows that another statement returns. */
const moveLeads = (req: PayloadRequest, { from, to, name }: HandOverInput & { name: string }) =>
  runSql(
    req,
    sql`
      with moved as (
        update leads set assigned_to_id = ${to}, updated_at = now()
        where ${leads.assignedTo} = ${from} and ${isOpenLead} returning id
      ), history as (
        insert into lead_activities (lead_id, type, data, actor_id)
        select id, 'note_added', jsonb_build_object('assigned_to', ${name}::text), ${req.user?.id ?? null}::uuid from moved
      )
      select id from moved`,
    z.object({ id: z.string() }),
  )

/**
 * Locks both, so that neither is deactivated meanwhile; in the order of their ids, so that two of these calls cannot
 * deadlock.
 */
async function lockBoth(req: PayloadRequest, { from, to }: HandOverInput): Promise<void> {
  const db = await databaseOf(req)
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [from, to]))
    .orderBy(users.id)
    .for('no key update')
}

async function receiverName(req: PayloadRequest, { from, to }: HandOverInput): Promise<string> {
  const receiver = await asUser(req).findByID({ collection: 'users', id: to, depth: 0, disableErrors: true })
  const canReceive =
    receiver && receiver.role !== 'client' && !receiver.deactivatedAt && receiver._verified !== false
  if (!canReceive || to === from) throw new AppError('invalid', { fields: { to: 'invalid' } })
  return displayName(receiver)
}
