'use client'

import { lazyDialog } from '@/components/staff/lazy-dialog'
import { useUrl } from '@/components/staff/use-url'
import { LEAD_PARAMETER } from '../board-rules'
import type { CallsOf } from './lead-details-dialog'
import { closeLead, NEW_LEAD } from './lead-params'

const NewLead = lazyDialog(async () => (await import('./new-lead')).NewLead)
const LeadDetailsDialog = lazyDialog(async () => (await import('./lead-details-dialog')).LeadDetailsDialog)

/** The dialog that the URL names, over the dashboard: a lead, or the form for a new one. */
export function LeadDialog({ callsOf }: { callsOf: CallsOf }) {
  const [url] = useUrl()
  const id = url.get(LEAD_PARAMETER)
  if (!id) return null
  if (id === NEW_LEAD) return <NewLead onClose={closeLead} />
  return <LeadDetailsDialog key={id} id={id} callsOf={callsOf} onClose={closeLead} />
}
