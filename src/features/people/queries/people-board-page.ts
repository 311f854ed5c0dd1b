import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { isAdmin } from '@/lib/roles'
import { cleanQuery } from '@/lib/search-words'
import { searchedText, wordConditions } from '@/lib/server/db/search'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'
import {
  MAX_COUNTED_OWNED,
  PEOPLE_PAGE_SIZE,
  peopleSorts,
  type PeopleSort,
  type PersonState,
  type StaffRole,
} from '../rules'
import type { PeopleRequest } from '../schemas'
import { isOpenLead, isOpenProposal, isUnfinishedDraft } from './owned'

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
  const [counted] = await runSql<{ total: number }>(
    req,
    sql`select count(*)::int as total from users u where ${matches}`,
  )
  const total = counted?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / PEOPLE_PAGE_SIZE))
  const page = Math.min(request.page ?? 1, pages)
  const [people, leftBehind, active] = await Promise.all([
    select(req, matches, orderBy(sort, direction), (page - 1) * PEOPLE_PAGE_SIZE),
    select(req, sql`${isPerson} and u.deactivated_at is not null and ${ownsSomething}`, byName, 0),
    findActive(req),
  ])
  const admins = active.filter(({ role }) => role === 'admin')
  const receivers = active.map(({ id, name, email }) => ({ id, name, email }))
  const lastAdmin = admins.length === 1 ? (admins[0]?.id ?? null) : null
  const canManage = isAdmin(req.user)
  return { people, total, page, pages, leftBehind, receivers, lastAdmin, me: req.user?.id ?? '', canManage }
}

const isPerson = sql`u.role in ('admin', 'team')`
/** Every word occurs in name or address, whatever its accents and case. */
const matching = (query: string): SQL =>
  sql.join(
    [isPerson, ...wordConditions(searchedText(sql`u.first_name, u.last_name, u.email`), cleanQuery(query))],
    sql` and `,
  )

const nameOf = sql`nullif(concat_ws(' ', u.first_name, u.last_name), '')`
const stateOf = sql`case when u.deactivated_at is not null then 'deactivated'
  when u._verified is false then 'invited' else 'active' end`
const byName = sql`lower(coalesce(${nameOf}, u.email)), u.id`
/** Of a session `s`: a renewal moves its end, so it was in use at least as late as its lifetime before that. */
const seenAt = sql`(select max(greatest(s.created_at, s.expires_at - interval '2 hours'))
  from users_sessions s where s._parent_id = u.id)`
const ownsSomething = sql`(
  exists (select from leads l where l.assigned_to_id = u.id and ${isOpenLead})
  or exists (select from proposals p where p.owner_id = u.id and ${isOpenProposal})
  or exists (select from generator_drafts d where d.owner_id = u.id and ${isUnfinishedDraft}))`

function orderBy(sort: PeopleSort, direction: 'asc' | 'desc'): SQL {
  const way = sql.raw(direction)
  const columns = {
    name: sql`lower(coalesce(${nameOf}, u.email)) ${way}, u.id`,
    role: sql`u.role ${way}, ${byName}`,
    seen: sql`${seenAt} ${way} nulls last, ${byName}`,
    state: sql`array_position(array['active', 'invited', 'deactivated'], ${stateOf}) ${way}, u.role, ${byName}`,
  }
  return columns[sort]
}

const iso = (time: SQL) => sql`to_json(${time}) #>> '{}'`

const select = (req: PayloadRequest, where: SQL, order: SQL, offset: number): Promise<ListedPerson[]> =>
  runSql<ListedPerson>(
    req,
    sql`
      select u.id, ${nameOf} as name, u.email, u.role, u.language, ${stateOf} as state,
        (select count(*)::int from (select from leads l where l.assigned_to_id = u.id and ${isOpenLead}
          limit ${MAX_COUNTED_OWNED + 1}) counted) as leads,
        (select count(*)::int from (select from proposals p where p.owner_id = u.id and ${isOpenProposal}
          union all select from generator_drafts d where d.owner_id = u.id and ${isUnfinishedDraft}
          limit ${MAX_COUNTED_OWNED + 1}) counted) as proposals,
        ${iso(seenAt)} as "seenAt", ${iso(sql`u.deactivated_at`)} as "deactivatedAt",
        ${iso(sql`coalesce(o.created_at, u.created_at)`)} as "invitedAt",
        case when u.reset_password_token is not null then ${iso(sql`u.reset_password_expiration`)} end as "invitedUntil",
        coalesce(o.status = 'failed', false) as "invitationFailed"
      from users u left join lateral (
        select created_at, status from outbox where kind = 'invitation' and recipient = u.email
        order by created_at desc limit 1
      ) o on u._verified is false
      where ${where} order by ${order} limit ${PEOPLE_PAGE_SIZE} offset ${offset}`,
  )

type Active = { id: string; name: string | null; email: string; role: StaffRole }

const findActive = (req: PayloadRequest): Promise<Active[]> =>
  runSql<Active>(
    req,
    sql`
      select u.id, ${nameOf} as name, u.email, u.role from users u
      where ${isPerson} and ${stateOf} = 'active' order by ${byName}`,
  )
