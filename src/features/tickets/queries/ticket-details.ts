import { and, desc, eq, min } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { isId } from '@/lib/ids'
import { findPhoneLinks } from '@/features/settings/queries'
import type { PhoneLinks } from '@/lib/server/phone'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, sql, coalesce, isoTime, lower, personName } from '@/lib/server/db/sql'
import { clients, ticket_messages, tickets, users } from '@/payload-tables'
import { findClientRecipient } from '../queue-client-email'
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

type Row = NonNullable<Awaited<ReturnType<typeof findTicket>>>

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

async function findTicket(req: PayloadRequest, id: string) {
  const opener = alias(users, 'opener')
  /** The account with the email of the client. */
  const account = alias(users, 'account')
  const isReply = and(
    eq(ticket_messages.ticket, tickets.id),
    eq(ticket_messages.visibility, 'public'),
    eq(ticket_messages.type, 'reply'),
  )
  const db = await databaseOf(req)
  const first = db
    .select({ at: min(ticket_messages.createdAt).as('first_reply_at') })
    .from(ticket_messages)
    .where(and(isReply, ticket_messages.fromStaff))
    .as('first')
  const last = db
    .select({
      name: ticket_messages.authorName,
      at: ticket_messages.createdAt,
      fromStaff: ticket_messages.fromStaff,
    })
    .from(ticket_messages)
    .where(isReply)
    .orderBy(desc(ticket_messages.createdAt), desc(ticket_messages.id))
    .limit(1)
    .as('last')
  const [row] = await db
    .select({
      id: tickets.id,
      number: tickets.number,
      title: tickets.title,
      description: tickets.description,
      priority: tickets.priority,
      status: tickets.status,
      createdAt: isoTime(tickets.createdAt),
      openerId: opener.id,
      openerName: sql<string | null>`coalesce(${personName(opener)}, ${opener.email})`,
      openerIsStaff: sql<boolean>`coalesce(${opener.role} in ('admin', 'team'), false)`,
      openerBelongsToClient: sql<boolean>`coalesce(${opener.client} = ${clients.id} and ${opener.deactivatedAt} is null, false)`,
      clientId: clients.id,
      clientName: coalesce(clients.name, clients.email),
      clientAccountId: account.id,
      company: clients.companyName,
      phone: clients.phone,
      email: clients.email,
      language: clients.language,
      firstReplyAt: isoTime(first.at),
      lastName: last.name,
      lastAt: sql<string | null>`${isoTime(last.at)}`,
      lastFromStaff: last.fromStaff,
    })
    .from(tickets)
    .innerJoin(clients, eq(clients.id, tickets.client))
    .leftJoin(opener, eq(opener.id, tickets.openedBy))
    .leftJoin(account, and(eq(account.client, clients.id), eq(lower(account.email), lower(clients.email))))
    .crossJoinLateral(first)
    .leftJoinLateral(last, sql`true`)
    .where(eq(tickets.id, id))
  return row
}
