'use client'

import { createContext, use, type ReactNode } from 'react'

import type { Language } from '@/i18n/languages'
import type { Person } from '../queries/lead-rows'
import type { ListedReplyTemplate } from '../queries/reply-templates'

/** What the board offers: whom a lead can be assigned to, the reply templates, and the name of who is signed in. */
export type LeadBoardData = {
  me: string
  /** The id of who is signed in, whose drafts are kept. */
  user: string
  staff: Person[]
  templates: Record<Language, ListedReplyTemplate[]>
}

const Context = createContext<LeadBoardData>({ me: '', user: '', staff: [], templates: { en: [], es: [] } })

type Props = { data: LeadBoardData; children: ReactNode }
export const LeadBoardProvider = ({ data, children }: Props) => <Context value={data}>{children}</Context>

export const useLeadBoard = (): LeadBoardData => use(Context)
