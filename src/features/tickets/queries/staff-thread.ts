import { and, desc, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { emailState } from '@/features/mail/queries/email-state'
import type { EmailState } from '@/features/mail/rules'
import { pendingTicketReplies } from '@/lib/server/db/own-tables'
import { databaseOf, sql, isoTime } from '@/lib/server/db/sql'
import { outbox, ticket_messages } from '@/payload-tables'
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

const message = ticket_messages

async function findRows(req: PayloadRequest, ticket: string, limit: number) {
  const db = await databaseOf(req)
  return db
    .select({
      id: message.id,
      at: isoTime(message.createdAt),
      type: message.type,
      visibility: message.visibility,
      body: message.body,
      status: message.newStatus,
      authorId: message.author,
      authorName: message.authorName,
      fromStaff: sql<boolean>`coalesce(${message.fromStaff}, false)`,
      email: emailState,
    })
    .from(message)
    .leftJoin(outbox, and(eq(outbox.kind, 'ticket-reply'), eq(outbox.subjectId, sql`${message.id}::text`)))
    .where(eq(message.ticket, ticket))
    .orderBy(desc(message.createdAt), desc(message.id))
    .limit(limit)
}

type Row = Awaited<ReturnType<typeof findRows>>[number]

async function findPending(req: PayloadRequest, ticket: string) {
  const reply = pendingTicketReplies
  const db = await databaseOf(req)
  return db
    .select({
      id: reply.id,
      at: isoTime(reply.createdAt),
      authorId: reply.author,
      authorName: reply.authorName,
      body: reply.body,
      status: reply.status,
      remainingMs: sql<number>`greatest(0, extract(epoch from ${reply.sendAt} - clock_timestamp()) * 1000)::int`,
    })
    .from(reply)
    .where(eq(reply.ticket, ticket))
    .orderBy(reply.createdAt, reply.id)
}

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
