import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { AppError } from '@/lib/app-error'
import { requireAdmin } from '@/lib/server/auth/require-admin'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction, runSql, sql } from '@/lib/server/db/sql'
import { announce } from '@/lib/server/live/announce'
import type { Context } from '@/lib/server/http/authorize'
import { isOpenLead, isOpenProposal, isUnfinishedDraft } from '../queries/owned'
import type { HandOverInput } from '../schemas'
import { lockPerson } from './lock-person'

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
    const leads = await runSql<{ id: string }>(
      req,
      sql`
        with moved as (
          update leads l set assigned_to_id = ${to}, updated_at = now()
          where l.assigned_to_id = ${from} and ${isOpenLead} returning l.id
        ), history as (
          insert into lead_activities (lead_id, type, data, actor_id)
          select id, 'note_added', jsonb_build_object('assigned_to', ${name}::text), ${req.user?.id ?? null}::uuid from moved
        )
        select id from moved`,
    )
    const proposals = await runSql<{ id: string }>(
      req,
      sql`
        update proposals p set owner_id = ${to}, updated_at = now()
        where p.owner_id = ${from} and ${isOpenProposal} returning p.id`,
    )
    const drafts = await runSql<{ id: string }>(
      req,
      sql`
        update generator_drafts d set owner_id = ${to}, updated_at = now()
        where d.owner_id = ${from} and ${isUnfinishedDraft} returning d.id`,
    )
    for (const { id } of leads) await announce(req, 'leads', id)
    for (const { id } of drafts) await announce(req, 'generatorDrafts', id)
    for (const { id } of proposals) await announce(req, 'proposals', id)
    return { leads: leads.length, proposals: proposals.length + drafts.length }
  })
}

/**
 * Locks both, so that neither is deactivated meanwhile; in the order of their ids, so that two of these calls cannot
 * deadlock.
 */
const lockBoth = (req: PayloadRequest, { from, to }: HandOverInput) =>
  runSql(req, sql`select from users where id in (${from}::uuid, ${to}::uuid) order by id for no key update`)

async function receiverName(req: PayloadRequest, { from, to }: HandOverInput): Promise<string> {
  const receiver = await asUser(req).findByID({ collection: 'users', id: to, depth: 0, disableErrors: true })
  const canReceive =
    receiver && receiver.role !== 'client' && !receiver.deactivatedAt && receiver._verified !== false
  if (!canReceive || to === from) throw new AppError('invalid', { fields: { to: 'invalid' } })
  return displayName(receiver)
}
