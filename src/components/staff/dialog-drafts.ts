'use client'

import { createContext, use, useEffect, useState } from 'react'

import { newSubmissionId } from '@/lib/run-verb'
import { readStoredDraft, storeDraft } from '@/lib/stored-drafts'

/** What was typed and not sent, until the page is left. A dialog that is opened again continues with it. */
const drafts = new Map<string, string>()

/** The owners of the drafts that are kept in the tab as well, by name. */
const owners = new Map<string, string>()

/** The id of the signed-in user, whose drafts survive a reload of the tab. */
export const DraftOwner = createContext<string | undefined>(undefined)

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

const SUBMISSION = 'submission:'

/** The browser asks before the page is left while a draft exists that would be lost. */
function watch(): void {
  const isLost = (name: string) => !owners.has(name) && !name.startsWith(SUBMISSION)
  if ([...drafts.keys()].some(isLost)) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}

/** Keeps what was typed. With an owner, it also survives a reload, unless the storage of the tab is blocked or full. */
export function keepDraft(name: string, text: string, owner?: string): void {
  drafts.set(name, text)
  if (owner && storeDraft(owner, name, text)) owners.set(name, owner)
  else owners.delete(name)
}

function remove(name: string): void {
  const owner = owners.get(name)
  if (owner) storeDraft(owner, name, '')
  owners.delete(name)
  drafts.delete(name)
}

/** Takes over what the tab has kept under a name, and returns it; undefined when there is nothing, or something newer. */
export function restoreDraft(name: string, owner: string): string | undefined {
  if (drafts.has(name)) return undefined
  const text = readStoredDraft(owner, name)
  if (text) keepDraft(name, text, owner)
  return text || undefined
}

/** Whether something was typed under a name that starts with this. */
export const hasDraft = (prefix: string): boolean =>
  [...drafts.keys()].some((name) => name.startsWith(prefix))

export function discardDrafts(prefix: string): void {
  for (const name of drafts.keys())
    if (name.startsWith(prefix) || name.startsWith(SUBMISSION + prefix)) remove(name)
  watch()
}

/** The text that was typed under a name on this page; undefined without one. */
export const draftOf = (name: string): string | undefined => drafts.get(name)

/** Keeps what is in a field; one that is empty or equal to `given` has no draft. */
export function typeDraft(name: string, text: string, given: string, owner: string | undefined): void {
  if (text !== given && text.trim() !== '') keepDraft(name, text, owner)
  else remove(name)
  watch()
}

/**
 * A text field whose draft survives closing its dialog with the back button, and a reload of the tab. `given` is the initial
 * value; a field that is empty or equal to `given` has no draft. The name from the first render is kept.
 */
export function useDraft(name: string, given = ''): [string, (text: string) => void] {
  const owner = use(DraftOwner)
  const [typed, setTyped] = useState(() => drafts.get(name))
  // After the first render: the server knows no drafts.
  useEffect(() => {
    const kept = owner && restoreDraft(name, owner)
    // oxlint-disable-next-line react/set-state-in-effect -- the storage is read once, after hydration
    if (kept) setTyped(kept)
    // oxlint-disable-next-line react/exhaustive-deps -- only when it opens
  }, [])
  const set = (text: string) => {
    typeDraft(name, text, given, owner)
    setTyped(text === given ? undefined : text)
  }
  return [typed ?? given, set]
}

/**
 * Returns a function for the id of the submission of a form, which stays the same until the drafts with this prefix are
 * discarded: sending it again, even after a reload, stores nothing twice. Undefined without https.
 */
export function useSubmission(prefix: string): () => string | undefined {
  const owner = use(DraftOwner)
  return () => {
    const name = SUBMISSION + prefix
    const kept = drafts.get(name) ?? (owner && restoreDraft(name, owner))
    const id = kept ?? newSubmissionId()
    if (id && !kept) keepDraft(name, id, owner)
    return id
  }
}
