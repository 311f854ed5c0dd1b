'use client'

import { useUrl } from '@/components/staff/use-url'
import { LeadDetailsDialog } from './lead-details-dialog'
import { closeLead, LEAD_PARAMETER, NEW_LEAD } from './lead-url'
import { NewLead } from './new-lead'

/** The dialog that the URL names, over the dashboard: a lead, or the form for a new one. */
export function LeadDialog() {
  const [url] = useUrl()
  const id = url.get(LEAD_PARAMETER)
  if (!id) return null
  if (id === NEW_LEAD) return <NewLead onClose={closeLead} />
  return <LeadDetailsDialog key={id} id={id} onClose={closeLead} />
}
