import type { PayloadRequest } from 'payload'

import { displayName, isStaff } from '../../../src/features/accounts/rules'
import type { TicketStatus } from '../../../src/features/tickets/rules'
import { asSystem, sql, statement } from '../../../src/lib/server/db'
import type { Client, User } from '../../../src/payload-types'
import type { Step } from '../step'
import { ticketsEn } from '../words/tickets/en'
import { ticketsEs } from '../words/tickets/es'
import type { SeedLine, SeedTicket } from '../words/tickets/types'

const words = { en: ticketsEn, es: ticketsEs }
const hour = 3_600_000

/** Office hours in the Americas, in UTC. */
const opens = 13
const closes = 22

/** What is older than a day happened while people were at work: at that moment, else the next morning. */
function whileAtWork(at: Date, now: Date): Date {
  const hours = at.getUTCHours()
  if (now.getTime() - at.getTime() < 24 * hour || (hours >= opens && hours < closes)) return at
  const morning = new Date(at.getTime() + (hours >= closes ? 24 * hour : 0))
  morning.setUTCHours(opens + 1)
  return morning
}

type Owner = { client: Client; account?: User }
type Person = { id: string | null; name: string; fromStaff: boolean }
type Cast = Record<SeedLine['by'], Person>

/**
 * Threads of the demo's clients, in their language, as long ago as they say. Written as rows: nobody is to get a mail
 * about what happened before the demo began.
 */
export const tickets: Step = {
  name: 'tickets',
  run: async ({ req, now }) => {
    const owners = await ownersOf(req)
    const staff = await staffOf(req)
    const told = { en: 0, es: 0 }
    for (const owner of owners) {
      const { demo, others } = words[owner.client.language]
      const place = told[owner.client.language]
      const own = owner.account ? demo : others.slice(place, place + 2)
      if (!owner.account) told[owner.client.language] += own.length
      for (const ticket of own) await write(req, owner, ticket, { ...staff, client: voiceOf(owner) }, now)
    }
  },
}

/** The clients: those with an account of the demo, and others for as long as there are words. */
async function ownersOf(req: PayloadRequest): Promise<Owner[]> {
  const all = { pagination: false, depth: 0, sort: 'createdAt' } as const
  const { docs: clients } = await asSystem(req).find({ collection: 'clients', ...all })
  const { docs: accounts } = await asSystem(req).find({
    collection: 'users',
    where: { role: { equals: 'client' } },
    ...all,
  })
  return clients.map((client) => ({ client, account: accounts.find((user) => user.client === client.id) }))
}

async function staffOf(req: PayloadRequest): Promise<Pick<Cast, 'team' | 'admin'>> {
  const { docs } = await asSystem(req).find({ collection: 'users', sort: 'createdAt', limit: 20, depth: 0 })
  const one = (role: 'team' | 'admin') => personOf(docs.find((user) => user.role === role))
  return { team: one('team'), admin: one('admin') }
}

const personOf = (user: User | undefined): Person => ({
  id: user?.id ?? null,
  name: user ? displayName(user) : 'Puente',
  fromStaff: !user || isStaff(user),
})

const voiceOf = ({ client, account }: Owner): Person =>
  account ? personOf(account) : { id: null, name: client.name ?? client.email, fromStaff: false }

async function write(
  req: PayloadRequest,
  { client, account }: Owner,
  { title, description, priority, hoursAgo, lines }: SeedTicket,
  cast: Cast,
  now: Date,
): Promise<void> {
  const opened = whileAtWork(new Date(now.getTime() - hoursAgo * hour), now)
  const status: TicketStatus = lines.findLast(({ to }) => to)?.to ?? 'open'
  const [ticket] = await sql<{ id: string }>(
    req,
    statement`
      insert into tickets (client_id, opened_by_id, title, description, priority, status, created_at, updated_at)
      values (${client.id}, ${account?.id ?? null}, ${title}, ${description}, ${priority}::enum_tickets_priority,
        ${status}::enum_tickets_status, ${opened.toISOString()}, ${opened.toISOString()}) returning id`,
  )
  let at = opened
  for (const [index, line] of lines.entries()) {
    const due = whileAtWork(new Date(at.getTime() + line.after * hour), now)
    // Never after now, and never two at once: their order would be chance.
    at = new Date(Math.min(due.getTime(), now.getTime() - (lines.length - index) * 60_000))
    const { id, name, fromStaff } = cast[line.by]
    await sql(
      req,
      statement`
        insert into ticket_messages
          (ticket_id, type, visibility, body, new_status, author_id, author_name, from_staff, created_at, updated_at)
        values (${ticket?.id}, ${line.to ? 'status_change' : 'reply'}::enum_ticket_messages_type,
          ${line.notes ? 'internal' : 'public'}::enum_ticket_messages_visibility, ${line.says ?? line.notes ?? null},
          ${line.to ?? null}::enum_ticket_messages_new_status, ${id}, ${name}, ${fromStaff}, ${at.toISOString()},
          ${at.toISOString()})`,
    )
  }
}
