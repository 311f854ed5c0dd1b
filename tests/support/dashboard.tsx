import { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { WEEKS } from '@/features/dashboard/rules'
import type { Dashboard } from '@/features/dashboard/queries/dashboard'
import type { OpenTicket } from '@/features/dashboard/queries/open-tickets'
import type { UnansweredLead } from '@/features/dashboard/queries/unanswered-leads'
import { dashboardQuery } from '@/features/dashboard/staff/dashboard-query'
import type { Language } from '@/i18n/languages'
import { requestErrorOf, RequestError } from '@/lib/request-error'
import { StaffScreen } from './staff-screen'

/** The time of the rendered dashboards. */
const now = new Date('2026-03-17T14:42:00.000Z')

const MINUTE_MS = 60_000
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS).toISOString()

/** A lead whose clock has that many minutes left. */
export const unanswered = (minutesLeft: number, more: Partial<UnansweredLead> = {}): UnansweredLead => ({
  id: `lead-${minutesLeft}`,
  name: 'Guillermo Echeverría',
  email: 'g@ferreteria.example',
  phone: null,
  company: 'Ferretería del Valle',
  service: 'webdev',
  message: 'Tenemos tres sucursales.',
  language: 'es',
  assignee: null,
  waitsSince: ago(1_440 - minutesLeft),
  dueAt: ago(-minutesLeft),
  ...more,
})

/** A ticket whose client wrote that many minutes ago. */
export const openTicketFixture = (minutes: number, more: Partial<OpenTicket> = {}): OpenTicket => ({
  id: `ticket-${minutes}`,
  number: 7,
  title: `Ticket of ${minutes} minutes`,
  priority: 'medium',
  status: 'open',
  client: { id: 'client', name: 'Inés', company: 'Boutique Ixchel' },
  createdAt: ago(minutes),
  lastMessageAt: ago(minutes),
  waitsForUs: true,
  ...more,
})

/** A dashboard on which nothing waits and nothing has happened. */
export const quietDashboard = (): Dashboard => ({
  today: {
    leads: { running: [], late: [], total: { running: 0, late: 0, more: false } },
    tickets: { urgent: [], urgentTotal: 0, waiting: [], waitingTotal: 0 },
    proposals: { list: [], total: 0 },
    calls: { today: [], orphans: { list: [], total: 0 } },
    failedEmails: null,
  },
  cards: {
    clients: { total: 1_234, active: 41 },
    tickets: { open: 12, total: 137, urgent: 0 },
    health: { problems: [], failedLeadNotifications: [], details: null },
  },
  charts: {
    pipeline: { new: 0, contacted: 0, qualified: 0, proposal: 0, closed_won: 0, closed_lost: 0 },
    weeks: Array.from({ length: WEEKS }, (_, index) => ({
      monday: new Date(Date.UTC(2025, 11, 29 + 7 * index)).toISOString().slice(0, 10),
      replied: 0,
      late: 0,
      share: null,
      medianMinutes: null,
    })),
  },
})

/** Renders a part of the dashboard with what was read, with the failure of the reading, or before it. */
export function renderDashboard(
  part: ReactElement,
  read: Dashboard | RequestError | undefined,
  language: Language = 'en',
): string {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  if (read instanceof RequestError) fail(queryClient, read)
  else if (read) queryClient.setQueryData(dashboardQuery.queryKey, read)
  return renderToStaticMarkup(
    <StaffScreen language={language} queryClient={queryClient} timeZone="America/New_York" now={now}>
      {part}
    </StaffScreen>,
  ).replaceAll('\u00a0', ' ')
}

function fail(queryClient: QueryClient, error: RequestError): void {
  const query = queryClient
    .getQueryCache()
    .build<Dashboard>(queryClient, { queryKey: dashboardQuery.queryKey })
  query.setState({ status: 'error', error: requestErrorOf(error), fetchStatus: 'idle' })
}
