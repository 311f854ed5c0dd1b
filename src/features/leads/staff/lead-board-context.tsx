'use client'

import { useQuery } from '@tanstack/react-query'
import { createContext, use, type ReactNode } from 'react'

import type { Person } from '../queries/lead-rows'
import { assignableStaffQuery } from './lead-params'

/** Who is signed in: the name, the id of the account whose drafts are kept, and whether it is that of an admin. */
export type LeadBoardData = { me: string; user: string; isAdmin?: boolean }

const Context = createContext<LeadBoardData>({ me: '', user: '' })

type Props = { data: LeadBoardData; children: ReactNode }
export const LeadBoardProvider = ({ data, children }: Props) => <Context value={data}>{children}</Context>

const nobodyYet: Person[] = []

/** Whom a lead can be assigned to, as colleagues come and go, and who is signed in. */
export function useLeadBoard(): LeadBoardData & { staff: Person[] } {
  const { data: staff = nobodyYet } = useQuery(assignableStaffQuery)
  return { ...use(Context), staff }
}
