'use client'

import { useEffect, useState } from 'react'

import { hasDraft } from '@/components/staff/dialog-drafts'
import { isLanguage, type Language } from '@/i18n/languages'
import { readStoredDraft, storeDraft } from '@/lib/stored-drafts'
import type { LeadDetails } from '../queries/lead-details'
import { useLeadBoard } from './lead-board-context'
import { replyDrafts } from './lead-task'

/** The language of the reply: the lead's, unless another was chosen for a draft that this tab has kept. */
export function useReplyLanguage({
  id,
  language: given,
}: LeadDetails): [Language, (language: Language) => void] {
  const { user } = useLeadBoard()
  const [language, setLanguage] = useState(given)
  const name = `lead-language:${id}`
  useEffect(() => {
    const kept = readStoredDraft(user, name)
    // The form inside has restored its draft by now.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (isLanguage(kept) && hasDraft(replyDrafts(id))) setLanguage(kept)
  }, [user, name, id])
  const choose = (chosen: Language) => {
    setLanguage(chosen)
    storeDraft(user, name, chosen === given ? '' : chosen)
  }
  return [language, choose]
}
