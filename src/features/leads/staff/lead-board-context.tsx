'use client'

import { useQuery } from '@tanstack/react-query'
import { createContext, use, type ReactNode } from 'react'

import type { LeadOptions } from '../queries/lead-options'
import { leadOptionsQuery } from './lead-params'

/** Who is signed in: the name, and the id of the account whose drafts are kept. */
export type LeadBoardData = { me: string; user: string }

const Context = createContext<LeadBoardData>({ me: '', user: '' })

type Props = { data: LeadBoardData; children: ReactNode }
export const LeadBoardProvider = ({ data, children }: Props) => <Context value={data}>{children}</Context>

const nothingYet: LeadOptions = { staff: [], templates: { en: [], es: [] } }

/** What the board offers, as colleagues and templates change, and who is signed in. */
export function useLeadBoard(): LeadBoardData & LeadOptions {
  const { data = nothingYet } = useQuery(leadOptionsQuery)
  return { ...use(Context), ...data }
}
