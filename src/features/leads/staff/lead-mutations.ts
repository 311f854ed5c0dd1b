import type { useTranslations } from 'next-intl'

import { rowMutation, showRow, type ChangeContext } from '@/components/staff/change'
import { runVerb } from '@/lib/run-verb'
import type { Person } from '../queries/lead-rows'
import { leadStatuses, type LeadStatus } from '../rules'

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
