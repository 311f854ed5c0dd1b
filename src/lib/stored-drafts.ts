import { newSubmissionId } from './run-verb'

/**
 * Unsent text, kept in this tab until it is sent or the person signs out. `owner` is the id of the signed-in user, so that
 * nobody else who signs in here sees the text. Nothing is kept while the storage is blocked or full.
 */

const PREFIX = 'puente_draft:'

type Access = () => Storage
const ofTab: Access = () => sessionStorage

const keyOf = (owner: string, name: string) => `${PREFIX}${owner}:${name}`
const submissionOf = (name: string) => `${name}:submission`

/** Returns the stored text; empty when there is none. */
export function readStoredDraft(owner: string, name: string, storage = ofTab): string {
  try {
    return storage().getItem(keyOf(owner, name)) ?? ''
  } catch {
    return ''
  }
}

/** Stores the text, or removes the draft and its submission when it is empty. Returns whether that worked. */
export function storeDraft(owner: string, name: string, text: string, storage = ofTab): boolean {
  try {
    const items = storage()
    if (text !== '') items.setItem(keyOf(owner, name), text)
    else for (const key of [name, submissionOf(name)]) items.removeItem(keyOf(owner, key))
    return true
  } catch {
    // The text is still in the form.
    return false
  }
}

/**
 * Returns the id of the submission of a draft, which stays the same until the draft is removed: sending it again, even after
 * a reload, stores nothing twice. A new one each time while the storage is blocked; undefined without https.
 */
export function submissionOfDraft(owner: string, name: string, storage = ofTab): string | undefined {
  const kept = readStoredDraft(owner, submissionOf(name), storage)
  const id = kept || newSubmissionId()
  if (id && !kept) storeDraft(owner, submissionOf(name), id, storage)
  return id
}

/** Removes every draft of this tab, when someone signs out. */
export function clearDrafts(storage = ofTab): void {
  try {
    const items = storage()
    for (const key of Array.from({ length: items.length }, (_, index) => items.key(index)))
      if (key?.startsWith(PREFIX)) items.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
