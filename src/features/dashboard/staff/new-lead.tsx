'use client'

import type { ReactNode } from 'react'

import { here } from '@/components/staff/use-url'
import type { ReplyClock } from '@/features/leads/first-reply-rules'
import { leadHref, openLead } from '@/features/leads/staff/lead-params'
import { useReplyClock } from '@/features/leads/staff/reply-clock'

/** Returns the clock of a lead without a first reply, which goes on while it is shown. */
export const useNewLeadClock = ({ waitsSince }: { waitsSince: string }): ReplyClock | null =>
  useReplyClock({ status: 'new', createdAt: waitsSince })

type Props = { id: string; className: string; label?: string; children: ReactNode }

/** A link to the dialog of a lead, where the reply is written. */
export const LeadLink = ({ id, className, label, children }: Props) => (
  <a href={leadHref('', id)} className={className} aria-label={label} onClick={here(() => openLead(id))}>
    {children}
  </a>
)
