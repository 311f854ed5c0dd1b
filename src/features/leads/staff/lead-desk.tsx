'use client'

import { createContext, use, type ReactNode } from 'react'

import type { Language } from '@/i18n/languages'
import type { Person } from '../queries/lead-rows'
import type { ListedReplyTemplate } from '../queries/reply-templates'

/** What the board offers: whom a lead can be assigned to, the reply templates, and the name of who is signed in. */
export type LeadDesk = {
  me: string
  /** The id of who is signed in, whose drafts are kept. */
  user: string
  staff: Person[]
  templates: Record<Language, ListedReplyTemplate[]>
}

const Context = createContext<LeadDesk>({ me: '', user: '', staff: [], templates: { en: [], es: [] } })

type Props = { desk: LeadDesk; children: ReactNode }
export const LeadDeskProvider = ({ desk, children }: Props) => <Context value={desk}>{children}</Context>

export const useLeadDesk = (): LeadDesk => use(Context)
