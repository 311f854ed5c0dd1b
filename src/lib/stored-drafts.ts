/**
 * Unsent text, kept in this tab until it is sent or the person signs out. `owner` is the id of the signed-in user, so that
 * nobody else who signs in here sees the text. Nothing is kept while the storage is blocked or full.
 */

const PREFIX = 'puente_draft:'

type Access = () => Storage
const ofTab: Access = () => sessionStorage

const keyOf = (owner: string, name: string) => `${PREFIX}${owner}:${name}`

/** Returns the stored text; empty when there is none. */
export function readStoredDraft(owner: string, name: string, storage = ofTab): string {
  try {
    return storage().getItem(keyOf(owner, name)) ?? ''
  } catch {
    return ''
  }
}

/** Stores the text, or removes the draft when it is empty. */
export function storeDraft(owner: string, name: string, text: string, storage = ofTab): void {
  try {
    if (text === '') storage().removeItem(keyOf(owner, name))
    else storage().setItem(keyOf(owner, name), text)
  } catch {
    // The text is still in the form.
  }
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
