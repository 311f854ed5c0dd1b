import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { useTranslations } from 'next-intl'

import type { BoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import { isTicketPriority, isTicketStatus } from '../board-rules'
import type { TicketPriority, TicketStatus } from '../rules'

export type MutationContext = {
  queryClient: QueryClient
  board: ReturnType<typeof useTranslations<'supportBoard'>>
  names: ReturnType<typeof useTranslations<'ticketNames'>>
  toasts: BoardToasts
}

/** A change, with the value that was shown before it, so that a change by someone else in the meantime is a conflict. */
type Change<Value> = { next: Value; shown: Value }

// Changes to a ticket run one at a time, so that each expects what the previous one stored.
const scopeOf = (id: string) => ({ id: `ticket-${id}` })

const refetch = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['tickets'] })

/** Sets the status of a ticket, and says in a conflict who has set which. */
export function statusMutation(
  id: string,
  { queryClient, board, names, toasts }: MutationContext,
): MutationOptions<object, Error, Change<TicketStatus>> {
  return {
    scope: scopeOf(id),
    mutationFn: ({ next, shown }) =>
      runVerb('set-ticket-status', { ticket: id, status: next, expected: shown }),
    onSuccess: () => toasts.done(board('done.updated'), board('done.status')),
    onError: (error) => {
      const { current } = requestErrorOf(error).details
      const name = current?.changedBy ?? board('changed.someone')
      const why = isTicketStatus(current?.value)
        ? board('changed.status', { name, value: names(`statuses.${current.value}`) })
        : undefined
      toasts.failed(board('failed.status'), error, why)
    },
    onSettled: () => refetch(queryClient),
  }
}

/** Sets the priority of a ticket, and says in a conflict which it has. */
export function priorityMutation(
  id: string,
  { queryClient, board, names, toasts }: MutationContext,
): MutationOptions<object, Error, Change<TicketPriority>> {
  return {
    scope: scopeOf(id),
    mutationFn: ({ next, shown }) =>
      runVerb('set-ticket-priority', { ticket: id, priority: next, expected: shown }),
    onSuccess: () => toasts.done(board('done.updated'), board('done.priority')),
    onError: (error) => {
      const value = requestErrorOf(error).details.current?.value
      const why = isTicketPriority(value)
        ? board('changed.priority', { value: names(`priorities.${value}`) })
        : undefined
      toasts.failed(board('failed.priority'), error, why)
    },
    onSettled: () => refetch(queryClient),
  }
}
