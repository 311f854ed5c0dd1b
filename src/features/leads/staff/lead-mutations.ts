'use client'

import { useTranslations } from 'next-intl'
import { useMutation } from '@tanstack/react-query'

import { rowMutation, showRow, type ChangeContext, useChangeContext } from '@/components/staff/change'
import { runVerb } from '@/lib/run-verb'
import type { Person } from '../queries/lead-rows'
import { leadStatuses, type LeadStatus } from '../rules'
import { useLeadBoard } from './lead-board-context'

/** What the left side of a lead's dialog is for: an email, a reply that was given elsewhere, or a new client. */
export type LeadTask = 'reply' | 'log' | 'convert'

/** The form of the task; the button that submits it is in the foot of the dialog. */
export const TASK_FORM = 'lead-task'

/** The mutation of the task, so that the foot can show that it runs. */
export const taskKey = (id: string) => ['lead-task', id] as const

/** The prefix of the names of a lead's drafts. */
export const leadDrafts = (id: string): string => `lead-${id}-`

/** The prefix of the names of a reply's drafts. */
export const replyDrafts = (id: string): string => `${leadDrafts(id)}reply-`

export type LeadTexts = {
  board: ReturnType<typeof useTranslations<'leadBoard'>>
  names: ReturnType<typeof useTranslations<'leads'>>
}

export type MutationContext = ChangeContext & { texts: LeadTexts; staff: readonly Person[] }

/** What a change of a lead affects, except the lists: live updates refetch those. */
export const aboutLead = (id: string) => [['leads', 'detail', id], ['dashboard']] as const

/** Everything that shows leads. */
export const aboutLeads = [['leads'], ['dashboard']] as const

/** Sets the status of a lead. */
export const statusMutation = (id: string, context: MutationContext) => {
  const { board, names } = context.texts
  return rowMutation(context, {
    topic: 'leads',
    id,
    as: (status: LeadStatus) => ({ status }),
    run: ({ next, shown }) => runVerb('set-lead-status', { lead: id, status: next, expected: shown }),
    onDone: ({ status, firstReplyAt }) => showRow(context.queryClient, 'leads', id, { status, firstReplyAt }),
    done: () => [board('done.status')],
    failed: board('failed.status'),
    read: (value) => leadStatuses.find((name) => name === value),
    changed: (present, name) =>
      board('changed.status', {
        name: name ?? board('changed.someone'),
        value: names(`statuses.${present}`),
      }),
    refetch: aboutLead(id),
  })
}

/** Assigns a lead to a person or to nobody. */
export const assigneeMutation = (id: string, context: MutationContext) => {
  const { staff, texts } = context
  const { board } = texts
  return rowMutation(context, {
    topic: 'leads',
    id,
    as: (assignee: Person | null) => ({ assignee }),
    run: ({ next, shown }) =>
      runVerb('assign-lead', { lead: id, assignee: next?.id ?? null, expected: shown?.id ?? null }),
    onDone: ({ assignee }) => showRow(context.queryClient, 'leads', id, { assignee }),
    done: ({ assignee }) => [board(assignee ? 'done.assigned' : 'done.unassigned')],
    failed: board('failed.assign'),
    read: (value) =>
      value ? (staff.find((person) => person.id === value) ?? { id: value, name: null }) : null,
    changed: (present, changedBy) => {
      const name = changedBy ?? board('changed.someone')
      if (!present) return board('changed.unassigned', { name })
      return board('changed.assignee', { name, value: present.name ?? board('unknown') })
    },
    refetch: aboutLead(id),
  })
}

type Shown = { id: string; status: LeadStatus; assignee: Person | null }

/**
 * Returns the functions that change status and assignee of a lead. They show the new value at once and send the one that was
 * shown before: when someone else has changed it meanwhile, the board shows theirs, and says who.
 */
export function useLeadChanges({ id, status, assignee }: Shown) {
  const texts = { board: useTranslations('leadBoard'), names: useTranslations('leads') }
  const { staff } = useLeadBoard()
  const context = { ...useChangeContext(), texts, staff }
  const setStatus = useMutation(statusMutation(id, context))
  const assign = useMutation(assigneeMutation(id, context))
  return {
    setStatus: (next: LeadStatus) => setStatus.mutate({ next, shown: status }),
    assign: (next: Person | null) => assign.mutate({ next, shown: assignee }),
  }
}
