import type { PayloadRequest } from 'payload'

import { findDashboardCards, type DashboardCards } from './cards'
import { findDashboardCharts, type DashboardCharts } from './charts'
import { findToday, type Today } from './today'

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
