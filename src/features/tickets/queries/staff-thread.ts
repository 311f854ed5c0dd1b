import type { PayloadRequest } from 'payload'

import { emailState } from '@/features/mail/queries/email-state'
import type { EmailState } from '@/features/mail/rules'
import { runSql, sql } from '@/lib/server/db/sql'
import { STAFF_THREAD_PAGE } from '../board-rules'
import type { TicketStatus } from '../rules'

export type StaffThreadAuthor = { id: string | null; name: string; fromStaff: boolean; own: boolean }

/** An entry of the thread as staff see it. */
export type StaffThreadEntry = { id: string; at: string; author: StaffThreadAuthor } & (
  | { kind: 'reply'; body: string; email: EmailState | null }
  | { kind: 'note'; body: string }
  | { kind: 'status'; status: TicketStatus }
)

/** A reply that can still be undone; only its author can. */
export type PendingReply = {
  id: string
  at: string
  author: StaffThreadAuthor
  body: string
  /** The status that is set when it is sent. */
  status: TicketStatus | null
  /** Until it is sent, in milliseconds from the response; the clocks of browsers differ. */
  remainingMs: number
}

type Thread = { entries: StaffThreadEntry[]; hasEarlier: boolean; pending: PendingReply[] }

type Row = {
  id: string
  at: string
  type: 'reply' | 'status_change'
  visibility: 'public' | 'internal'
  body: string | null
  status: TicketStatus | null
  authorId: string | null
  authorName: string | null
  fromStaff: boolean
  email: EmailState | null
}

type PendingRow = Omit<PendingReply, 'author'> & { authorId: string | null; authorName: string }

/** Returns the newest pages of a thread, oldest entry first. Callers have checked that the user is staff. */
export async function findStaffThread(req: PayloadRequest, ticket: string, pages: number): Promise<Thread> {
  const limit = pages * STAFF_THREAD_PAGE
  const [rows, pending] = await Promise.all([findRows(req, ticket, limit + 1), findPending(req, ticket)])
  const userId = req.user?.id
  return {
    entries: rows
      .slice(0, limit)
      .reverse()
      .map((row) => toEntry(row, userId)),
    hasEarlier: rows.length > limit,
    pending: pending.map(({ authorId, authorName, ...reply }) => ({
      ...reply,
      author: { id: authorId, name: authorName, fromStaff: true, own: authorId === userId },
    })),
  }
}

const findRows = (req: PayloadRequest, ticket: string, limit: number) =>
  runSql<Row>(
    req,
    sql`
      select m.id, to_json(m.created_at) #>> '{}' as at, m.type, m.visibility, m.body, m.new_status as status,
        m.author_id as "authorId", m.author_name as "authorName", coalesce(m.from_staff, false) as "fromStaff",
        ${emailState} as email
      from ticket_messages m
      left join outbox o on o.kind = 'ticket-reply' and o.subject_id = m.id::text
      where m.ticket_id = ${ticket} order by m.created_at desc, m.id desc limit ${limit}`,
  )

const findPending = (req: PayloadRequest, ticket: string) =>
  runSql<PendingRow>(
    req,
    sql`
      select id, to_json(created_at) #>> '{}' as at, author_id as "authorId", author_name as "authorName", body, status,
        greatest(0, extract(epoch from send_at - clock_timestamp()) * 1000)::int as "remainingMs"
      from pending_ticket_replies where ticket_id = ${ticket} order by created_at, id`,
  )

function toEntry(row: Row, userId: string | undefined): StaffThreadEntry {
  const { id, at, authorId, authorName, fromStaff, body, status, email } = row
  const author = {
    id: authorId,
    name: authorName ?? '',
    fromStaff,
    own: authorId !== null && authorId === userId,
  }
  if (row.type === 'status_change' && status) return { kind: 'status', id, at, author, status }
  return row.visibility === 'internal'
    ? { kind: 'note', id, at, author, body: body ?? '' }
    : { kind: 'reply', id, at, author, body: body ?? '', email }
}
