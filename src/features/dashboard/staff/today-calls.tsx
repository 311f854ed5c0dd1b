'use client'

import { useQuery } from '@tanstack/react-query'

import { lazily } from '@/components/staff/lazily'
import { LeadDialog } from '@/features/leads/staff/lead-dialog'
import { useLeadBoard } from '@/features/leads/staff/lead-board-context'
import { dashboardQuery } from './dashboard-query'

const CallsToday = lazily(async () => (await import('@/features/calls/staff/calls-today')).CallsToday, null)
const LeadCalls = lazily(async () => (await import('@/features/calls/staff/lead-calls')).LeadCalls, null)

/** The calls of today over what else needs someone; nothing on a day without calls. Only then their code is loaded. */
export function TodayCalls() {
  const { user } = useLeadBoard()
  const { data } = useQuery(dashboardQuery)
  const calls = data?.today.calls.today ?? []
  return calls.length > 0 && <CallsToday calls={calls} me={user} />
}

const callsOf = (lead: string, me: string) => <LeadCalls lead={lead} me={me} />

/** The dialog of a lead with its calls. */
export const LeadDialogWithCalls = () => <LeadDialog callsOf={callsOf} />
