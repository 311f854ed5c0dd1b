import { and, eq, inArray } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { findPhoneLinks } from '@/features/settings/queries'
import type { PhoneLinks } from '@/lib/server/phone'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, personName } from '@/lib/server/db/sql'
import { AppError } from '@/lib/app-error'
import { isId } from '@/lib/ids'
import { emailState } from '@/features/mail/queries/email-state'
import type { EmailState } from '@/features/mail/rules'
import { outbox, users } from '@/payload-tables'
import type { Lead } from '@/payload-types'
import { pointsOf, type ActivityData, type ActivityType } from '../rules'
import { listProposalEvents, type ProposalEvent } from './lead-proposals'
import type { Person } from './lead-rows'
import { listPossiblySameLeads, type PossiblySameLead } from './possibly-same'

/** An activity of the lead. `actor` is null for the form and the system. */
type LeadActivityEntry = {
  id: string
  type: ActivityType
  data: ActivityData
  at: string
  actor: Person | null
  /** Of a reply that was sent as an email. */
  email: EmailState | null
}

/** An entry of the history: an activity, or what happened to a proposal that came from the lead. */
export type LeadHistoryEntry = LeadActivityEntry | ProposalEvent

type Shown = Pick<
  Lead,
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'message'
  | 'notes'
  | 'serviceInterest'
  | 'status'
  | 'language'
  | 'sourceName'
  | 'score'
  | 'firstReplyAt'
  | 'replyPromised'
  | 'callAt'
  | 'waitsSince'
  | 'pageUrl'
  | 'referrer'
  | 'utm'
  | 'firstTouch'
  | 'createdAt'
>

export type LeadDetails = Shown & {
  /** The links of the phone number. */
  ways: PhoneLinks | null
  assignee: Person | null
  /** The rules that make up the score, with their points. The admin texts `leads.scoreRules` name them. */
  scoreParts: { name: string; points: number }[]
  /** Newest first. */
  activities: LeadHistoryEntry[]
  hasMoreActivities: boolean
  possiblySame: PossiblySameLead[]
  /** The client that was created from this lead, or that has its email address. */
  client: { id: string; name: string } | null
}

const fields = {
  name: true,
  email: true,
  phone: true,
  company: true,
  message: true,
  notes: true,
  serviceInterest: true,
  status: true,
  assignedTo: true,
  language: true,
  sourceName: true,
  score: true,
  scoreRules: true,
  firstReplyAt: true,
  replyPromised: true,
  callAt: true,
  waitsSince: true,
  pageUrl: true,
  referrer: true,
  utm: true,
  firstTouch: true,
  createdAt: true,
} as const

/** The entries that the dialog shows. */
const MAX_ACTIVITIES = 100

/**
 * Returns what the dialog of a lead shows. For staff only. Throws AppError 'not_found' when there is no such lead, because
 * someone may have deleted it.
 */
export async function findLeadDetails(req: PayloadRequest, id: string): Promise<LeadDetails> {
  requireStaff(req)
  if (!isId(id)) throw new AppError('not_found')
  const user = asUser(req)
  const options = { depth: 0, disableErrors: true, joins: false, select: fields } as const
  const lead = (await user.findByID({ collection: 'leads', id, ...options })) as Lead | null
  if (!lead) throw new AppError('not_found')
  const { assignedTo, scoreRules, ...shown } = lead
  const [history, events, possiblySame, client] = await Promise.all([
    user.find({
      collection: 'lead-activities',
      where: { lead: { equals: id } },
      sort: ['-createdAt', '-id'],
      limit: MAX_ACTIVITIES + 1,
      pagination: false,
      depth: 0,
      select: { type: true, data: true, actor: true, createdAt: true },
    }),
    listProposalEvents(req, { lead: id, limit: MAX_ACTIVITIES + 1 }),
    listPossiblySameLeads(req, id),
    findClientOf(req, lead),
  ])
  const [people, emails] = await Promise.all([
    findPeople(req, [assignedTo, ...history.docs.map(({ actor }) => actor)].map(idOf)),
    findEmailStates(
      req,
      history.docs.map(({ data }) => (data as ActivityData).email),
    ),
  ])
  const activities = history.docs.map(({ id: entry, type, data, createdAt, actor }): LeadActivityEntry => ({
    id: entry,
    type,
    data: data as ActivityData,
    at: createdAt,
    actor: people.get(idOf(actor) ?? '') ?? null,
    email: type === 'reply_logged' ? (emails.get((data as ActivityData).email ?? '') ?? null) : null,
  }))
  const entries = newestFirst([...activities, ...events])
  return {
    ...shown,
    ways: (await findPhoneLinks())(shown.phone),
    assignee: people.get(idOf(assignedTo) ?? '') ?? null,
    scoreParts: pointsOf(Array.isArray(scoreRules) ? scoreRules.map(String) : []),
    activities: entries.slice(0, MAX_ACTIVITIES),
    hasMoreActivities: entries.length > MAX_ACTIVITIES,
    possiblySame,
    client,
  }
}

const newestFirst = (entries: LeadHistoryEntry[]): LeadHistoryEntry[] =>
  entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))

const idOf = (value: Lead['assignedTo']): string | undefined =>
  (typeof value === 'object' ? value?.id : value) ?? undefined

/** Returns people by their ids. Their names only: a lead's history also names accounts that no list shows. */
async function findPeople(req: PayloadRequest, ids: (string | undefined)[]): Promise<Map<string, Person>> {
  const known = [...new Set(ids)].filter(isId)
  if (known.length === 0) return new Map()
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: users.id, name: personName(users) })
    .from(users)
    .where(inArray(users.id, known))
  return new Map(rows.map((person) => [person.id, person]))
}

/** Returns where the emails of replies are, by the subject ids of their rows in the outbox. */
async function findEmailStates(
  req: PayloadRequest,
  ids: (string | undefined)[],
): Promise<Map<string, EmailState>> {
  const known = ids.filter(isId)
  if (known.length === 0) return new Map()
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: outbox.subjectId, state: emailState })
    .from(outbox)
    .where(and(eq(outbox.kind, 'lead-reply'), inArray(outbox.subjectId, known)))
  return new Map(rows.flatMap(({ id, state }) => (state ? [[id, state]] : [])))
}

async function findClientOf(req: PayloadRequest, lead: Lead): Promise<LeadDetails['client']> {
  const { docs } = await asUser(req).find({
    collection: 'clients',
    where: { or: [{ lead: { equals: lead.id } }, { email: { equals: lead.email.toLowerCase() } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { name: true },
  })
  const [client] = docs
  return client ? { id: client.id, name: client.name ?? '' } : null
}
