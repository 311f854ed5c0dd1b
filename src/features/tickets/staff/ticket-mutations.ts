'use client'

import { useTranslations } from 'next-intl'
import { useMutation } from '@tanstack/react-query'
import { rowMutation, type ChangeContext, useChangeContext } from '@/components/staff/change'
import { runVerb } from '@/lib/run-verb'
import { ticketPriorities, ticketStatuses, type TicketPriority, type TicketStatus } from '../rules'

export type MutationContext = ChangeContext & {
  board: ReturnType<typeof useTranslations<'supportBoard'>>
  names: ReturnType<typeof useTranslations<'ticketNames'>>
}

/** Sets the status of a ticket. */
export const statusMutation = (id: string, context: MutationContext) => {
  const { board, names } = context
  return rowMutation(context, {
    topic: 'tickets',
    id,
    as: (status: TicketStatus) => ({ status }),
    run: ({ next, shown }) => runVerb('set-ticket-status', { ticket: id, status: next, expected: shown }),
    done: () => [board('done.updated'), board('done.status')],
    failed: board('failed.status'),
    read: (value) => ticketStatuses.find((name) => name === value),
    changed: (present, name) =>
      board('changed.status', {
        name: name ?? board('changed.someone'),
        value: names(`statuses.${present}`),
      }),
    refetch: [['tickets']],
  })
}

/** Sets the priority of a ticket. Who has changed it is not recorded. */
export const priorityMutation = (id: string, context: MutationContext) => {
  const { board, names } = context
  return rowMutation(context, {
    topic: 'tickets',
    id,
    as: (priority: TicketPriority) => ({ priority }),
    run: ({ next, shown }) => runVerb('set-ticket-priority', { ticket: id, priority: next, expected: shown }),
    done: () => [board('done.updated'), board('done.priority')],
    failed: board('failed.priority'),
    read: (value) => ticketPriorities.find((name) => name === value),
    changed: (present) => board('changed.priority', { value: names(`priorities.${present}`) }),
    refetch: [['tickets']],
  })
}

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
