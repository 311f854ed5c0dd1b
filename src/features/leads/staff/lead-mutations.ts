import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import type { useTranslations } from 'next-intl'

import type { BoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import type { Person } from '../queries/lead-rows'
import { leadStatuses, type LeadStatus } from '../rules'
import { changeShownLead, refetchLead, refetchLeads, type LeadChange } from './lead-cache'

export type LeadTexts = {
  board: ReturnType<typeof useTranslations<'leadBoard'>>
  names: ReturnType<typeof useTranslations<'leads'>>
}

export type MutationContext = {
  queryClient: QueryClient
  texts: LeadTexts
  toasts: BoardToasts
  staff: readonly Person[]
}

/** A change, with the value that was shown before it, so that a change by someone else in the meantime is a conflict. */
export type Change<Value> = { next: Value; shown: Value }

// Changes to a lead run one at a time, so that each expects what the previous one stored.
const scopeOf = (id: string) => ({ id: `lead-${id}` })

function undo(queryClient: QueryClient, id: string, before: LeadChange, error: unknown): void {
  changeShownLead(queryClient, id, before)
  const isGone = requestErrorOf(error).code === 'not_found'
  void (isGone ? refetchLeads(queryClient) : refetchLead(queryClient, id))
}

/** Sets the status of a lead; shows it at once, and in a conflict the current one and who set it. */
export function statusMutation(
  id: string,
  { queryClient, texts: { board, names }, toasts }: MutationContext,
): MutationOptions<{ status: LeadStatus; firstReplyAt: string | null }, Error, Change<LeadStatus>> {
  return {
    scope: scopeOf(id),
    mutationFn: ({ next, shown }) => runVerb('set-lead-status', { lead: id, status: next, expected: shown }),
    onMutate: ({ next }) => changeShownLead(queryClient, id, { status: next }),
    onSuccess: ({ status, firstReplyAt }) => {
      changeShownLead(queryClient, id, { status, firstReplyAt })
      toasts.done(board('done.status'))
      return refetchLead(queryClient, id)
    },
    onError: (error, { shown }) => {
      const { current } = requestErrorOf(error).details
      const present = leadStatuses.find((name) => name === current?.value)
      undo(queryClient, id, { status: present ?? shown }, error)
      const name = current?.changedBy ?? board('changed.someone')
      const why = present && board('changed.status', { name, value: names(`statuses.${present}`) })
      toasts.failed(board('failed.status'), error, why)
    },
  }
}

/** Assigns a lead to a person or to nobody, as `statusMutation` does. */
export function assigneeMutation(
  id: string,
  { queryClient, staff, texts: { board }, toasts }: MutationContext,
): MutationOptions<{ assignee: Person | null }, Error, Change<Person | null>> {
  return {
    scope: scopeOf(id),
    mutationFn: ({ next, shown }) =>
      runVerb('assign-lead', { lead: id, assignee: next?.id ?? null, expected: shown?.id ?? null }),
    onMutate: ({ next }) => changeShownLead(queryClient, id, { assignee: next }),
    onSuccess: ({ assignee }) => {
      changeShownLead(queryClient, id, { assignee })
      toasts.done(board(assignee ? 'done.assigned' : 'done.unassigned'))
      return refetchLead(queryClient, id)
    },
    onError: (error, { shown }) => {
      const { current } = requestErrorOf(error).details
      if (!current) {
        undo(queryClient, id, { assignee: shown }, error)
        return toasts.failed(board('failed.assign'), error)
      }
      const present = current.value
        ? (staff.find((person) => person.id === current.value) ?? { id: current.value, name: null })
        : null
      undo(queryClient, id, { assignee: present }, error)
      const name = current.changedBy ?? board('changed.someone')
      const why = present
        ? board('changed.assignee', { name, value: present.name ?? board('unknown') })
        : board('changed.unassigned', { name })
      toasts.failed(board('failed.assign'), error, why)
    },
  }
}
