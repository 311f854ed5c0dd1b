'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useBoardToasts } from '@/components/staff/use-toasts'
import type { TicketPriority, TicketStatus } from '../rules'
import { priorityMutation, statusMutation } from './ticket-mutations'

type Shown = { id: string; status: TicketStatus; priority: TicketPriority }

/** Returns the functions that change status and priority of a ticket, and the values that are being saved. */
export function useTicketChanges({ id, status, priority }: Shown) {
  const context = {
    queryClient: useQueryClient(),
    board: useTranslations('supportBoard'),
    names: useTranslations('ticketNames'),
    toasts: useBoardToasts(),
  }
  const setStatus = useMutation(statusMutation(id, context))
  const setPriority = useMutation(priorityMutation(id, context))
  return {
    status: setStatus.isPending ? setStatus.variables.next : status,
    priority: setPriority.isPending ? setPriority.variables.next : priority,
    isSavingStatus: setStatus.isPending,
    setStatus: (next: TicketStatus, onSuccess?: () => void) =>
      setStatus.mutate({ next, shown: status }, { onSuccess }),
    setPriority: (next: TicketPriority) => setPriority.mutate({ next, shown: priority }),
  }
}
