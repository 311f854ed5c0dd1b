'use client'

import { useEffect, useState } from 'react'

import { readStoredDraft, storeDraft } from '@/lib/stored-drafts'

/**
 * A text that stays in this tab until it is emptied, also when the page is loaded again. `owner` is the id of the signed-in
 * user, who alone sees it.
 */
export function useKeptText(owner: string, name: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  // After the first render: the server knows no drafts.
  // oxlint-disable-next-line react/set-state-in-effect -- the storage is read once, after hydration
  useEffect(() => setText(readStoredDraft(owner, name)), [owner, name])
  const keep = (typed: string) => {
    setText(typed)
    storeDraft(owner, name, typed)
  }
  return [text, keep]
}
