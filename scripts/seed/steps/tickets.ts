import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { displayName } from '@/lib/person-name'
import { isStaff } from '../../../src/lib/roles'
import type { TicketStatus } from '../../../src/features/tickets/rules'
import { asSystem } from '../../../src/lib/server/db/local-api'
import { databaseOf } from '../../../src/lib/server/db/sql'
import { ticket_messages, tickets as ticketTable } from '../../../src/payload-tables'
import type { Client, User } from '../../../src/payload-types'
import type { Step } from '../step'
import { ticketsEn } from '../words/tickets/en'
import { ticketsEs } from '../words/tickets/es'
import type { SeedLine, SeedTicket } from '../words/tickets/types'

const words = { en: ticketsEn, es: ticketsEs }
const HOUR_MS = 3_600_000

/** Office hours in the Americas, in UTC. */
const OPENING_HOUR = 13
const CLOSING_HOUR = 22

/** Moves a time that is more than a day ago into office hours: outside of them, to the next morning. */
function moveToOfficeHours(at: Date, now: Date): Date {
  const hours = at.getUTCHours()
  if (now.getTime() - at.getTime() < 24 * HOUR_MS || (hours >= OPENING_HOUR && hours < CLOSING_HOUR))
    return at
  const morning = new Date(at.getTime() + (hours >= CLOSING_HOUR ? 24 * HOUR_MS : 0))
  morning.setUTCHours(OPENING_HOUR + 1)
  return morning
}

type Owner = { client: Client; account?: User }
type Author = { id: string | null; name: string; fromStaff: boolean }
type Authors = Record<SeedLine['by'], Author>

/**
 * The tickets of the demo clients, in their language. Inserted with SQL instead of the operations, which would send emails
 * and use the current time.
 */
export const tickets: Step = {
  name: 'tickets',
  run: async ({ req, now }) => {
    const owners = await findOwners(req)
    const staff = await findStaff(req)
    const used = { en: 0, es: 0 }
    for (const owner of owners) {
      const { demo, others } = words[owner.client.language]
      const start = used[owner.client.language]
      const own = owner.account ? demo : others.slice(start, start + 2)
      if (!owner.account) used[owner.client.language] += own.length
      for (const ticket of own)
        await insertTicket(req, owner, ticket, { ...staff, client: clientAuthor(owner) }, now)
    }
  },
}

/** Lists the clients with their accounts, if they have one. */
async function findOwners(req: PayloadRequest): Promise<Owner[]> {
  const all = { pagination: false, depth: 0, sort: 'createdAt' } as const
  const { docs: clients } = await asSystem(req).find({ collection: 'clients', ...all })
  const { docs: accounts } = await asSystem(req).find({
    collection: 'users',
    where: { role: { equals: 'client' } },
    ...all,
  })
  return clients.map((client) => ({ client, account: accounts.find((user) => user.client === client.id) }))
}

async function findStaff(req: PayloadRequest): Promise<Pick<Authors, 'team' | 'admin'>> {
  const { docs } = await asSystem(req).find({ collection: 'users', sort: 'createdAt', limit: 20, depth: 0 })
  const first = (role: 'team' | 'admin') => toAuthor(docs.find((user) => user.role === role))
  return { team: first('team'), admin: first('admin') }
}

const toAuthor = (user: User | undefined): Author => ({
  id: user?.id ?? null,
  name: user ? displayName(user) : 'Puente',
  fromStaff: !user || isStaff(user),
})

const clientAuthor = ({ client, account }: Owner): Author =>
  account ? toAuthor(account) : { id: null, name: client.name ?? client.email, fromStaff: false }

async function insertTicket(
  req: PayloadRequest,
  { client, account }: Owner,
  { title, description, priority, hoursAgo, lines }: SeedTicket,
  authors: Authors,
  now: Date,
): Promise<void> {
  const planned = moveToOfficeHours(new Date(now.getTime() - hoursAgo * HOUR_MS), now)
  // Nobody opens a ticket before becoming a client.
  const opened = new Date(Math.max(planned.getTime(), Date.parse(client.createdAt) + 3 * HOUR_MS))
  const status: TicketStatus = lines.findLast(({ to }) => to)?.to ?? 'open'
  const times = (at: Date) => ({ createdAt: at.toISOString(), updatedAt: at.toISOString() })
  const ticket = randomUUID()
  const db = await databaseOf(req)
  await db.insert(ticketTable).values({
    id: ticket,
    client: client.id,
    openedBy: account?.id ?? null,
    title,
    description,
    priority,
    status,
    ...times(opened),
  })
  let at = opened
  for (const [index, line] of lines.entries()) {
    const due = moveToOfficeHours(new Date(at.getTime() + line.after * HOUR_MS), now)
    // Each message has its own time, and none is in the future.
    at = new Date(Math.min(due.getTime(), now.getTime() - (lines.length - index) * 60_000))
    const { id, name, fromStaff } = authors[line.by]
    await db.insert(ticket_messages).values({
      ticket,
      type: line.to ? 'status_change' : 'reply',
      visibility: line.notes ? 'internal' : 'public',
      body: line.says ?? line.notes ?? null,
      newStatus: line.to ?? null,
      author: id,
      authorName: name,
      fromStaff,
      ...times(at),
    })
  }
}
