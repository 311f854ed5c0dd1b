import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { isAdmin } from '@/lib/roles'
import { runSql, sql } from '@/lib/server/db/sql'
import { TIMELINE_PAGE } from '@/features/clients/rules'
import { timelineKinds, type TimelineEntry } from '../timeline-rules'

const row = z.object({
  kind: z.enum(timelineKinds),
  id: z.string(),
  at: z.string(),
  isDay: z.boolean(),
  actor: z.string().nullable(),
  title: z.string().nullable(),
  number: z.number().nullable(),
  // Postgres sends a numeric as a text.
  cents: z.string().nullable(),
  currency: z.string().nullable(),
})

/**
 * Returns the newest pages of a client's timeline, newest first. Openings of a proposal are shown only to its owner and
 * to admins. Callers have checked that the user is staff.
 */
export async function listTimeline(
  req: PayloadRequest,
  { client, pages, zone }: { client: string; pages: number; zone: string },
): Promise<{ entries: TimelineEntry[]; hasEarlier: boolean }> {
  const limit = pages * TIMELINE_PAGE
  // Raw: 13 queries of several tables each in one union, which builders would make twice as long.
  const rows = await runSql(
    req,
    sql`
      with mine as (select * from clients where id = ${client}),
      bills as (select * from invoices where client_id = ${client}),
      entries (kind, id, at, day, actor, title, number, cents, currency) as (
        select 'lead', l.id, l.created_at, false, l.name, null, null::numeric, null::numeric, null
          from leads l join mine on mine.lead_id = l.id
        union all select 'replied', l.id, l.first_reply_at, false, ${nameOf('u')}, null, null, null, null
          from leads l join mine on mine.lead_id = l.id
          left join lateral (
            select actor_id from lead_activities a where a.lead_id = l.id and a.type = 'reply_logged'
            order by a.created_at limit 1) a on true
          left join users u on u.id = a.actor_id where l.first_reply_at is not null
        union all select 'client', mine.id, mine.created_at, false, ${nameOf('u')}, null, null, null, null
          from mine left join lateral (
            select actor_id from lead_activities a where a.lead_id = mine.lead_id and a.data ? 'client'
            order by a.created_at limit 1) a on true
          left join users u on u.id = a.actor_id
        union all select 'sent', p.id, v.frozen_at, false, ${nameOf('u')}, v.title, null, v.amount, v.currency::text
          from proposals p join proposal_versions v on v.proposal_id = p.id
          left join lateral (
            select a.data::jsonb ->> 'actor' as actor from audit_entries a
            where a.subject_id = p.id::text and a.type = 'proposal_sent' and a.data::jsonb ->> 'sha256' = v.sha256 limit 1) a on true
          left join users u on u.id::text = a.actor where p.client_id = ${client}
        union all select 'viewed', v.id, w.viewed_at, false, ${nameOf('u')}, v.title, null, null, null
          from proposals p join proposal_versions v on v.proposal_id = p.id
          join lateral (
            select user_id, viewed_at from proposal_views where version_id = v.id order by viewed_at limit 1) w on true
          left join users u on u.id = w.user_id
          where p.client_id = ${client} and (${isAdmin(req.user)} or p.owner_id = ${req.user?.id ?? null})
        union all select 'signed', p.id, p.signed_at, false, s.signer_name, p.title, null, p.amount, p.currency::text
          from proposals p
          left join lateral (select signer_name from proposal_signatures where proposal_id = p.id limit 1) s on true
          where p.client_id = ${client} and p.signed_at is not null
        union all select case a.type when 'proposal_declined' then 'declined' else 'revised' end, p.id, a.occurred_at, false,
            ${nameOf('u')}, v.title, null, null, null
          from proposals p join audit_entries a on a.subject_id = p.id::text
          join lateral (
            select title from proposal_versions where proposal_id = p.id and frozen_at <= a.occurred_at
            order by number desc limit 1) v on true
          left join users u on u.id::text = a.data::jsonb ->> 'actor'
          where p.client_id = ${client} and a.type in ('proposal_declined', 'proposal_revised')
        union all select 'issued', b.id, b.created_at, false, ${nameOf('u')}, b.invoice_number, null, b.amount, b.currency::text
          from bills b
          left join lateral (
            select actor_id from invoice_events e where e.invoice_id = b.id and e.type = 'issued' limit 1) e on true
          left join users u on u.id = e.actor_id
        union all select e.type::text, b.id, e.created_at, false, ${nameOf('u')}, b.invoice_number, null, b.amount,
            b.currency::text
          from invoice_events e join bills b on b.id = e.invoice_id left join users u on u.id = e.actor_id
          where e.type <> 'issued'
        union all select 'paid', b.id, coalesce(b.paid_on, b.updated_at), b.paid_on is not null, null, b.invoice_number,
            null, b.amount, b.currency::text
          from bills b where b.status = 'paid'
            and not exists (select from invoice_events e where e.invoice_id = b.id and e.type = 'paid')
        union all select 'overdue', b.id, d.due_end, false, null, b.invoice_number, null, b.amount, b.currency::text
          from bills b, lateral (
            select (((b.due_date at time zone 'UTC')::date + 1)::timestamp at time zone ${zone}) as due_end) d
          where b.status = 'pending' and d.due_end <= now()
        union all select 'opened', t.id, t.created_at, false, ${nameOf('u')}, t.title, t.number, null, null
          from tickets t left join users u on u.id = t.opened_by_id where t.client_id = ${client}
        union all select m.new_status::text, t.id, m.created_at, false, m.author_name, t.title, t.number, null, null
          from ticket_messages m join tickets t on t.id = m.ticket_id
          where t.client_id = ${client} and m.type = 'status_change' and m.new_status in ('resolved', 'closed')
      )
      select kind, id, to_json(at) #>> '{}' as at, day as "isDay", actor, title, number::int, cents, currency
      from entries order by entries.at desc, kind, id limit ${limit + 1}`,
    row,
  )
  return { entries: rows.slice(0, limit).map(toEntry), hasEarlier: rows.length > limit }
}

const nameOf = (table: string) => {
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`
  return sql`nullif(concat_ws(' ', ${column('first_name')}, ${column('last_name')}), '')`
}

const toEntry = ({ cents, currency, ...entry }: z.infer<typeof row>): TimelineEntry => ({
  ...entry,
  amount: cents === null ? null : { cents: Number(cents), currency: currency ?? 'USD' },
})
