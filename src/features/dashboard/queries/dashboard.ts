import type { PayloadRequest, Where } from 'payload'

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
import { asUser } from '@/lib/server/db/local-api'
import { log } from '@/lib/server/log'
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
  const count = async (collection: 'clients' | 'tickets', where: Where = {}) =>
    (await asUser(req).count({ collection, where })).totalDocs
  const open = { status: { in: [...openTicketStatuses] } }
  const [clients, active, tickets, openTickets, urgent, health] = await Promise.all([
    count('clients'),
    count('clients', { status: { equals: 'active' } }),
    count('tickets'),
    count('tickets', open),
    count('tickets', { and: [open, { priority: { equals: 'urgent' } }] }),
    findHealth(req),
  ])
  return {
    clients: { total: clients, active },
    tickets: { open: openTickets, total: tickets, urgent },
    health,
  }
}

const findHealth = (req: PayloadRequest): Promise<DashboardCards['health']> =>
  findSystemHealth(req.payload).then(
    (health) => ({
      problems: problemsOf(health),
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
