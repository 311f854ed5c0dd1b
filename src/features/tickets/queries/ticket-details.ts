import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { isId } from '@/lib/ids'
import { findPhoneLinks } from '@/features/settings/queries'
import type { PhoneLinks } from '@/lib/server/phone'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import { findClientRecipient } from '../client-recipient'
import type { TicketPriority, TicketStatus } from '../rules'
import { findStaffThread, type StaffThreadEntry, type PendingReply } from './staff-thread'
import { listRelated, type Related } from './related-documents'

export type TicketDetails = {
  id: string
  number: number
  title: string
  description: string
  priority: TicketPriority
  status: TicketStatus
  /** An ISO time. */
  createdAt: string
  opener: { id: string | null; name: string; fromStaff: boolean; own: boolean }
  /** `ways` are the links of the phone number. */
  client: {
    id: string
    name: string
    company: string | null
    phone: string | null
    ways: PhoneLinks | null
  }
  /**
   * Whoever receives the replies: the person who opened the ticket, or the client. `id` is that of their account, if any.
   */
  recipient: { id: string | null; name: string; email: string; language: Language }
  /** Whether they get emails; a suspended client and a deactivated account get none. */
  isEmailed: boolean
  /** The whole thread, or its newest part, oldest first. */
  entries: StaffThreadEntry[]
  hasEarlier: boolean
  pending: PendingReply[]
  firstReplyAt: string | null
  /** The last public message; null before the first. */
  lastReply: { name: string; at: string; fromStaff: boolean } | null
  /** Since when the client has been waiting for an answer, as an ISO time; null when nobody waits. */
  waitingSince: string | null
  related: Related[]
}

type Row = {
  id: string
  number: number
  title: string
  description: string
  priority: TicketPriority
  status: TicketStatus
  createdAt: string
  openerId: string | null
  openerName: string | null
  openerIsStaff: boolean
  openerBelongsToClient: boolean
  clientId: string
  clientName: string
  /** The account with the email of the client. */
  clientAccountId: string | null
  company: string | null
  phone: string | null
  email: string
  language: Language
  firstReplyAt: string | null
  lastName: string | null
  lastAt: string | null
  lastFromStaff: boolean | null
}

/**
 * Returns what the page of a ticket shows, with the newest `pages` of its thread. For staff only. Throws AppError
 * 'not_found' when there is no such ticket, because someone may have deleted it.
 */
export async function findTicketDetails(req: PayloadRequest, id: string, pages = 1): Promise<TicketDetails> {
  requireStaff(req)
  const row = isId(id) ? await findTicket(req, id) : undefined
  if (!row) throw new AppError('not_found')
  const [thread, emailRecipient, related] = await Promise.all([
    findStaffThread(req, id, pages),
    findClientRecipient(req, id),
    listRelated(req, { client: row.clientId, except: id }),
  ])
  const {
    openerId,
    openerIsStaff,
    openerBelongsToClient,
    clientId,
    clientName,
    clientAccountId,
    company,
    phone,
  } = row
  const openerName = row.openerName ?? clientName
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    description: row.description,
    priority: row.priority,
    status: row.status,
    createdAt: row.createdAt,
    opener: {
      id: row.openerName ? openerId : clientAccountId,
      name: openerName,
      fromStaff: openerIsStaff,
      own: openerId === req.user?.id,
    },
    client: { id: clientId, name: clientName, company, phone, ways: (await findPhoneLinks())(phone) },
    recipient: {
      id: openerBelongsToClient ? openerId : clientAccountId,
      name: openerBelongsToClient ? openerName : clientName,
      email: emailRecipient?.recipient ?? row.email,
      language: emailRecipient?.language ?? row.language,
    },
    isEmailed: emailRecipient !== undefined,
    ...thread,
    firstReplyAt: row.firstReplyAt,
    lastReply: lastReplyOf(row),
    waitingSince: waitingSinceOf(row),
    related,
  }
}

const lastReplyOf = ({ lastName, lastAt, lastFromStaff }: Row): TicketDetails['lastReply'] =>
  lastAt ? { name: lastName ?? '', at: lastAt, fromStaff: lastFromStaff === true } : null

function waitingSinceOf(row: Row): string | null {
  if (row.status !== 'open' && row.status !== 'in_progress') return null
  if (row.lastAt) return row.lastFromStaff ? null : row.lastAt
  return row.openerIsStaff ? null : row.createdAt
}

async function findTicket(req: PayloadRequest, id: string): Promise<Row | undefined> {
  const publicReplies = sql`
    from ticket_messages m where m.ticket_id = t.id and m.visibility = 'public' and m.type = 'reply'`
  const [row] = await runSql<Row>(
    req,
    sql`
      select t.id, t.number::int, t.title, t.description, t.priority, t.status,
        to_json(t.created_at) #>> '{}' as "createdAt", o.id as "openerId",
        coalesce(nullif(concat_ws(' ', o.first_name, o.last_name), ''), o.email) as "openerName",
        coalesce(o.role in ('admin', 'team'), false) as "openerIsStaff",
        coalesce(o.client_id = c.id and o.deactivated_at is null, false) as "openerBelongsToClient",
        c.id as "clientId", coalesce(c.name, c.email) as "clientName", c.company_name as company, c.phone, c.email,
        c.language,
        (select u.id from users u where u.client_id = c.id and lower(u.email) = lower(c.email)) as "clientAccountId",
        (select to_json(min(m.created_at)) #>> '{}' ${publicReplies} and m.from_staff) as "firstReplyAt",
        last.name as "lastName", last.at as "lastAt", last.from_staff as "lastFromStaff"
      from tickets t join clients c on c.id = t.client_id left join users o on o.id = t.opened_by_id
      left join lateral (
        select m.author_name as name, to_json(m.created_at) #>> '{}' as at, coalesce(m.from_staff, false) as from_staff
        ${publicReplies} order by m.created_at desc, m.id desc limit 1) last on true
      where t.id = ${id}`,
  )
  return row
}
