import { count, eq, inArray, type SQL } from 'drizzle-orm'
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
import { databaseOf, sql } from '@/lib/server/db/sql'
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
  const [clientCounts, ticketCounts, health] = await Promise.all([
    countClients(req),
    countTickets(req),
    findHealth(req),
  ])
  return { clients: clientCounts, tickets: ticketCounts, health }
}

/** How many rows are counted that meet the condition. */
const countIf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)

async function countClients(req: PayloadRequest): Promise<DashboardCards['clients']> {
  const db = await databaseOf(req)
  const [counts] = await db
    .select({ total: count(), active: countIf(eq(clients.status, 'active')) })
    .from(clients)
  return counts ?? { total: 0, active: 0 }
}

async function countTickets(req: PayloadRequest): Promise<DashboardCards['tickets']> {
  const db = await databaseOf(req)
  const isOpen = inArray(tickets.status, [...openTicketStatuses])
  const isUrgent = sql`${isOpen} and ${eq(tickets.priority, 'urgent')}`
  const [counts] = await db
    .select({ total: count(), open: countIf(isOpen), urgent: countIf(isUrgent) })
    .from(tickets)
  return counts ?? { total: 0, open: 0, urgent: 0 }
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
