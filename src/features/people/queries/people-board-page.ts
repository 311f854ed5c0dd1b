import { inArray, isNull, notInArray, and, asc, desc, eq, exists, isNotNull, or, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { latestInvitation } from '@/features/mail/queries/email-state'
import type { Language } from '@/i18n/languages'
import { isAdmin } from '@/lib/roles'
import { cleanQuery } from '@/lib/search-words'
import { isActive, isStaffAccount } from '@/lib/server/auth/account-rows'
import { requireStaff } from '@/lib/server/http/authorize'
import { searchedText, wordConditions } from '@/lib/server/db/search'
import {
  databaseOf,
  isoTime,
  lower,
  personName,
  preparedSelect,
  sql,
  type Database,
} from '@/lib/server/db/sql'
import { generator_drafts, leads, proposals, users, users_sessions } from '@/payload-tables'
import {
  MAX_COUNTED_OWNED,
  PEOPLE_PAGE_SIZE,
  peopleSorts,
  type PeopleSort,
  type PersonState,
  type StaffRole,
} from '../rules'
import type { PeopleRequest } from '../schemas'

/** It can still be won. */
export const isOpenLead = notInArray(leads.status, ['closed_won', 'closed_lost'])

/** No proposal was made of it yet. */
export const isUnfinishedDraft = isNull(generator_drafts.proposal)

/** Its client has not decided. */
export const isOpenProposal = inArray(proposals.status, ['draft', 'sent'])

/** A staff member. Times are ISO texts. `name` is null for an account without one. */
export type ListedPerson = {
  id: string
  name: string | null
  email: string
  role: StaffRole
  language: Language
  state: PersonState
  /** Open ones, counted up to `MAX_COUNTED_OWNED` and one more. Proposals include the unfinished ones of the generator. */
  leads: number
  proposals: number
  /** When a session was last used or renewed; null when the person signed out. */
  seenAt: string | null
  deactivatedAt: string | null
  /** When the last invitation was written, and until when its link works. */
  invitedAt: string | null
  invitedUntil: string | null
  /** Whether that email could not be delivered. */
  invitationFailed: boolean
}

export type PeopleBoardPage = {
  people: ListedPerson[]
  total: number
  page: number
  pages: number
  /** Everyone who has left and still owns something, on any page. */
  leftBehind: ListedPerson[]
  /** Whom something can be handed over to. */
  receivers: { id: string; name: string | null; email: string }[]
  /** The only account that manages the others; null while there are several. */
  lastAdmin: string | null
  me: string
  canManage: boolean
}

/** Returns a page of the staff accounts, and what the list offers. For staff only: throws AppError 'forbidden'. */
export async function findPeopleBoardPage(
  req: PayloadRequest,
  request: PeopleRequest = {},
): Promise<PeopleBoardPage> {
  requireStaff(req)
  const sort = request.sort ?? 'state'
  const direction = request.direction ?? peopleSorts[sort]
  const matches = matching(request.q ?? '')
  const db = await databaseOf(req)
  const list = (page: number) =>
    select(db, matches, orderBy(sort, direction)).offset((page - 1) * PEOPLE_PAGE_SIZE)
  const wanted = request.page ?? 1
  const [total, leftBehind, active, first] = await Promise.all([
    db.$count(users, matches),
    selectLeftBehind(db).execute(),
    findActive(db),
    // The first page does not depend on how many there are.
    wanted === 1 ? list(1) : undefined,
  ])
  const pages = Math.max(1, Math.ceil(total / PEOPLE_PAGE_SIZE))
  const page = Math.min(wanted, pages)
  const people = first ?? (await list(page))
  const admins = active.filter(({ role }) => role === 'admin')
  const receivers = active.map(({ id, name, email }) => ({ id, name, email }))
  const lastAdmin = admins.length === 1 ? (admins[0]?.id ?? null) : null
  const canManage = isAdmin(req.user)
  return { people, total, page, pages, leftBehind, receivers, lastAdmin, me: req.user?.id ?? '', canManage }
}

/** Every word occurs in name or address, whatever its accents and case. */
const matching = (query: string) =>
  and(
    isStaffAccount,
    ...wordConditions(searchedText(users.firstName, users.lastName, users.email), cleanQuery(query)),
  )

const shownName = lower(sql`coalesce(${personName(users)}, ${users.email})`)
const byName = [shownName, users.id]
/** No query here selects clients. */
const role = sql<StaffRole>`${users.role}`
const state = sql<PersonState>`case when ${users.deactivatedAt} is not null then 'deactivated'
  when ${users._verified} is false then 'invited' else 'active' end`

const query = new QueryBuilder()

/** A renewal of a session moves its end, so it was in use at least as late as its lifetime before that. */
const lastUse = sql`max(greatest(${users_sessions.createdAt}, ${users_sessions.expiresAt} - interval '2 hours'))`
const seen = query
  .select({ at: sql<string | null>`${lastUse}`.as('seen_at') })
  .from(users_sessions)
  .where(eq(users_sessions._parentID, users.id))
  .as('seen')

const ownLeads = () =>
  query
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.assignedTo, users.id), isOpenLead))
const ownProposals = () =>
  query
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.owner, users.id), isOpenProposal))
const ownDrafts = () =>
  query
    .select({ id: generator_drafts.id })
    .from(generator_drafts)
    .where(and(eq(generator_drafts.owner, users.id), isUnfinishedDraft))
const ownsSomething = or(exists(ownLeads()), exists(ownProposals()), exists(ownDrafts()))

function orderBy(sort: PeopleSort, direction: 'asc' | 'desc') {
  const by = direction === 'asc' ? asc : desc
  const columns = {
    name: [by(shownName), users.id],
    role: [by(users.role), ...byName],
    seen: [sql`${by(seen.at)} nulls last`, ...byName],
    state: [
      by(sql`array_position(array['active', 'invited', 'deactivated'], ${state})`),
      users.role,
      ...byName,
    ],
  }
  return columns[sort]
}

function select(db: Database, where: SQL | undefined, order: ReturnType<typeof orderBy>) {
  const limit = MAX_COUNTED_OWNED + 1
  return db
    .select({
      id: users.id,
      name: personName(users),
      email: users.email,
      role,
      language: users.language,
      state,
      leads: db.$count(ownLeads().limit(limit).as('counted')),
      proposals: db.$count(ownProposals().unionAll(ownDrafts()).limit(limit).as('counted')),
      seenAt: isoTime(seen.at),
      deactivatedAt: isoTime(users.deactivatedAt),
      invitedAt: isoTime(sql<string>`coalesce(${latestInvitation.createdAt}, ${users.createdAt})`),
      invitedUntil: sql<string | null>`case when ${users.resetPasswordToken} is not null
        then ${isoTime(users.resetPasswordExpiration)} end`,
      invitationFailed: sql<boolean>`coalesce(${latestInvitation.status} = 'failed', false)`,
    })
    .from(users)
    .leftJoinLateral(seen, sql`true`)
    .leftJoinLateral(latestInvitation, eq(users._verified, false))
    .where(where)
    .orderBy(...order)
    .limit(PEOPLE_PAGE_SIZE)
    .$dynamic()
}

const selectLeftBehind = preparedSelect('left-behind', (db) =>
  select(db, and(isStaffAccount, isNotNull(users.deactivatedAt), ownsSomething), byName),
)

type Active = { id: string; name: string | null; email: string; role: StaffRole }

const findActive = (db: Database): Promise<Active[]> =>
  db
    .select({ id: users.id, name: personName(users), email: users.email, role })
    .from(users)
    .where(and(isStaffAccount, isActive))
    .orderBy(...byName)
