'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useChangeContext } from '@/components/staff/change'
import type { TicketPriority, TicketStatus } from '../rules'
import { priorityMutation, statusMutation } from './ticket-mutations'

type Shown = { id: string; status: TicketStatus; priority: TicketPriority }

/** Returns the functions that change status and priority of a ticket, which show the new value at once. */
export function useTicketChanges({ id, status, priority }: Shown) {
  const context = {
    ...useChangeContext(),
    board: useTranslations('supportBoard'),
    names: useTranslations('ticketNames'),
  }
  const setStatus = useMutation(statusMutation(id, context))
  const setPriority = useMutation(priorityMutation(id, context))
  return {
    isSavingStatus: setStatus.isPending,
    setStatus: (next: TicketStatus, onSuccess?: () => void) =>
      setStatus.mutate({ next, shown: status }, { onSuccess }),
    setPriority: (next: TicketPriority) => setPriority.mutate({ next, shown: priority }),
  }
}
