'use client'

import { useState } from 'react'

/** What was typed and not sent, until the page is left. A dialog that is opened again continues with it. */
const drafts = new Map<string, string>()

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** The browser asks before the page is left while a draft exists. */
function watch(): void {
  if (drafts.size > 0) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

/** Whether something was typed under a name that starts with this. */
export const hasDraft = (prefix: string): boolean =>
  [...drafts.keys()].some((name) => name.startsWith(prefix))

export function discardDrafts(prefix: string): void {
  for (const name of drafts.keys()) if (name.startsWith(prefix)) drafts.delete(name)
  watch()
}

/**
 * A text field whose content survives that its dialog is closed by the back button. `given` is what the field contains
 * before anyone types; a field that is emptied again or contains it is no draft. The name is that of the first render.
 */
export function useDraft(name: string, given = ''): [string, (text: string) => void] {
  const [typed, setTyped] = useState(() => drafts.get(name))
  const set = (text: string) => {
    const isDraft = text !== given && text.trim() !== ''
    if (isDraft) drafts.set(name, text)
    else drafts.delete(name)
    watch()
    setTyped(text === given ? undefined : text)
  }
  return [typed ?? given, set]
}
