'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { useChangeContext } from '@/components/staff/change'
import type { Person } from '../queries/lead-rows'
import type { LeadStatus } from '../rules'
import { useLeadBoard } from './lead-board-context'
import { assigneeMutation, statusMutation } from './lead-mutations'

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
