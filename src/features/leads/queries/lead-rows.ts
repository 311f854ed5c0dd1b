import { and, eq, type SQL } from 'drizzle-orm'
import { QueryBuilder, type SubqueryWithSelection } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import type { PhoneLinks } from '@/lib/server/phone'
import { databaseOf, sql, isoTime, personName } from '@/lib/server/db/sql'
import { leads, users } from '@/payload-tables'
import { LEAD_PAGE_SIZE, MAX_COUNTED_LEADS, type LeadSort, type SortDirection } from '../board-rules'
import type { LeadSource, LeadStatus } from '../rules'
import { hasWords } from './lead-conditions'
import { cursorOf, orderBy } from './lead-order'

/** A staff member by name; the name is null for an account without one. */
export type Person = { id: string; name: string | null }

/** A row of the board. Times are ISO texts; `name` may be empty. */
export type ListedLead = {
  id: string
  name: string
  email: string
  phone: string | null
  /** The links of the phone number. */
  ways: PhoneLinks | null
  company: string | null
  sourceName: LeadSource
  status: LeadStatus
  score: number
  language: Language
  assignee: Person | null
  createdAt: string
  firstReplyAt: string | null
  /** False if the 24-hour promise does not hold for it. */
  replyPromised: boolean | null
  /** When its booked call begins. */
  callAt: string | null
  /** Since when it waits, if not since its creation. */
  waitsSince: string | null
}

/** A `LeadPosition` as the query needs it. */
export type Place = {
  /** The direction in which the rows are read. */
  direction: SortDirection
  isBackward: boolean
  /** Nothing comes before the first row that is read. */
  isStart: boolean
  beyond?: SQL
  offset: number
}

/** Leads that match, counted up to `MAX_COUNTED_LEADS`; `more` when there are more than that. */
export type LeadCount = { count: number; more: boolean }

export type LeadRow = Omit<ListedLead, 'ways'> & { cursor: string }

type Read = Place & { sort: LeadSort; conditions: SQL | undefined; query: string }
type Found = { rows: LeadRow[]; total: LeadCount }

const LIMIT = LEAD_PAGE_SIZE + 1

/** How many rows a search scans in the order of the page before it uses the trigram index. */
export const SCAN_LIMIT = 1_000

const { id, name, email, phone, company, sourceName, status, score, language } = leads
const { createdAt, firstReplyAt, replyPromised, callAt, waitsSince, assignedTo, search } = leads
const contact = { id, name, email, phone, company, sourceName, status, score, language }
const clock = { createdAt, firstReplyAt, replyPromised, callAt, waitsSince }
const columns = { ...contact, ...clock, assignedTo, search }
type Page = SubqueryWithSelection<typeof columns, 'page'>

const builder = new QueryBuilder()

/** Returns the rows of a page and one more, and counts all that match the filter. */
export async function findLeadRows(req: PayloadRequest, read: Read): Promise<Found> {
  const words = hasWords(read.query)
  if (words) return searchLeads(req, read, words)
  const page = matching(read)
    .orderBy(...orderBy(leads, read))
    .limit(LIMIT)
    .offset(read.offset)
    .as('page')
  const [rows, total] = await Promise.all([select(req, read, page), countLeads(req, read)])
  return { rows, total }
}

/**
 * A frequent word is found among the next rows of the order. Only a rarer one is worth the trigram index, which collects all
 * matches before it can sort them; so they are counted there.
 */
async function searchLeads(req: PayloadRequest, read: Read, words: SQL): Promise<Found> {
  if (read.offset === 0) {
    const scanned = matching(read)
      .orderBy(...orderBy(leads, read))
      .limit(SCAN_LIMIT)
      .as('scanned')
    const page = builder
      .select()
      .from(scanned)
      .where(hasWords(read.query, scanned))
      .orderBy(...orderBy(scanned, read))
      .limit(LIMIT)
      .as('page')
    const rows = await select(req, read, page)
    if (rows.length === LIMIT) return { rows, total: await countLeads(req, read) }
  }
  const db = await databaseOf(req)
  // Used twice, so Postgres collects the matches once.
  const matches = db.$with('matches').as(matching(read, words))
  const page = builder
    .select()
    .from(matches)
    .orderBy(...orderBy(matches, read))
    .limit(LIMIT)
    .offset(read.offset)
    .as('page')
  const found = await db
    .with(matches)
    .select({ ...shown(page, read.sort), matches: db.$count(matches) })
    .from(page)
    .leftJoin(users, eq(users.id, page.assignedTo))
    .orderBy(...orderBy(page, read))
  const rows = found.map(({ matches: _, ...row }) => row)
  const areAllCounted = !read.beyond && (found.length > 0 || read.offset === 0)
  return { rows, total: areAllCounted ? capped(found[0]?.matches ?? 0) : await countLeads(req, read) }
}

const matching = ({ conditions, beyond }: Read, words?: SQL) =>
  builder
    .select(columns)
    .from(leads)
    .where(and(conditions, beyond, words))

/** The rows of a page with their cursors and the names of their assignees. */
const shown = (page: Page, sort: LeadSort) => ({
  id: page.id,
  name: page.name,
  email: page.email,
  phone: page.phone,
  company: page.company,
  sourceName: page.sourceName,
  status: page.status,
  score: page.score,
  language: page.language,
  createdAt: isoTime(page.createdAt),
  firstReplyAt: isoTime(page.firstReplyAt),
  replyPromised: page.replyPromised,
  callAt: isoTime(page.callAt),
  waitsSince: isoTime(page.waitsSince),
  assignee: { id: users.id, name: personName(users) },
  cursor: cursorOf(page, sort),
})

/** A join keeps no order, so the rows are sorted again. */
async function select(req: PayloadRequest, read: Read, page: Page): Promise<LeadRow[]> {
  const db = await databaseOf(req)
  return db
    .select(shown(page, read.sort))
    .from(page)
    .leftJoin(users, eq(users.id, page.assignedTo))
    .orderBy(...orderBy(page, read))
}

async function countLeads(req: PayloadRequest, { conditions, query }: Read): Promise<LeadCount> {
  const db = await databaseOf(req)
  const counted = db
    .select({ one: sql`1` })
    .from(leads)
    .where(and(conditions, hasWords(query)))
    .limit(MAX_COUNTED_LEADS + 1)
    .as('counted')
  return capped(await db.$count(counted))
}

const capped = (count: number): LeadCount => ({
  count: Math.min(count, MAX_COUNTED_LEADS),
  more: count > MAX_COUNTED_LEADS,
})
