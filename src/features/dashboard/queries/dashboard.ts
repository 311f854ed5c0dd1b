import { count, eq, inArray, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PayloadRequest } from 'payload'

import { env } from '@/env'
import { findSystemHealth } from '@/features/system/queries'
import {
  problemsOf,
  type FailedNotifications,
  type SystemHealth,
  type SystemProblem,
} from '@/features/system/rules'
import { openTicketStatuses } from '@/features/tickets/rules'
import { isAdmin } from '@/lib/roles'
import { requireStaff } from '@/lib/server/http/authorize'
import { databaseOf, preparedSelect, sql } from '@/lib/server/db/sql'
import { log } from '@/lib/server/log'
import { clients, tickets } from '@/payload-tables'
import { findDashboardCharts, type DashboardCharts } from './charts'
import { findToday, type Today } from './today'

/** The figures of the four cards. */
export type DashboardCards = {
  clients: { total: number; active: number }
  tickets: { open: number; total: number; urgent: number }
  /** null when it could not be read. */
  health: CardHealth | null
}

/** What `npm run status` says; no problem is 'Good'. `details` are for admins, null for anyone else. */
type CardHealth = {
  problems: SystemProblem[]
  failedLeadNotifications: FailedNotifications[]
  details: SystemHealth | null
}

/** For staff only: throws AppError 'forbidden'. */
export async function findDashboardCards(req: PayloadRequest): Promise<DashboardCards> {
  requireStaff(req)
  const [counts, health] = await Promise.all([countRecords(req), findHealth(req)])
  return { ...counts, health }
}

/** How many rows are counted that meet the condition. */
const countIf = (condition: SQL, name: string) =>
  sql`count(*) filter (where ${condition})`.mapWith(Number).as(name)

const builder = new QueryBuilder()
const clientCounts = builder
  .select({ total: count().as('clients'), active: countIf(eq(clients.status, 'active'), 'active') })
  .from(clients)
  .as('client_counts')
const isOpen = inArray(tickets.status, [...openTicketStatuses])
const ticketCounts = builder
  .select({
    total: count().as('tickets'),
    open: countIf(isOpen, 'open'),
    urgent: countIf(sql`${isOpen} and ${eq(tickets.priority, 'urgent')}`, 'urgent'),
  })
  .from(tickets)
  .as('ticket_counts')

const selectCounts = preparedSelect('card-counts', (db) =>
  db
    .select({
      clients: { total: clientCounts.total, active: clientCounts.active },
      tickets: { total: ticketCounts.total, open: ticketCounts.open, urgent: ticketCounts.urgent },
    })
    .from(clientCounts)
    .crossJoin(ticketCounts),
)

async function countRecords(req: PayloadRequest): Promise<Pick<DashboardCards, 'clients' | 'tickets'>> {
  const [counts] = await selectCounts(await databaseOf(req)).execute()
  if (!counts) throw new Error('the counts were not read')
  return counts
}

const findHealth = (req: PayloadRequest): Promise<DashboardCards['health']> =>
  findSystemHealth(req.payload).then(
    (health) => ({
      problems: problemsOf(health, env.SMTP_URL !== undefined),
      failedLeadNotifications: health.failedLeadNotifications,
      details: isAdmin(req.user) ? health : null,
    }),
    (error: unknown) => {
      log.error({ err: error }, 'the system health could not be read')
      return null
    },
  )

/** Everything above the tabs of the dashboard. */
export type Dashboard = { today: Today; cards: DashboardCards; charts: DashboardCharts }

/** For staff only: throws AppError 'forbidden'. Makes no query over all leads, so it takes as long with a million. */
export async function findDashboard(req: PayloadRequest): Promise<Dashboard> {
  const [today, cards, charts] = await Promise.all([
    findToday(req),
    findDashboardCards(req),
    findDashboardCharts(req),
  ])
  return { today, cards, charts }
}
