import { formOf } from '../generator-form'
import type { Typed } from './generator-store'

const keyOf = (draft: string | null, lead: string | null) => `generator-unsaved ${draft ?? lead ?? 'new'}`

/** Keeps what is not saved yet in this tab, so that a reload loses nothing. */
export function keepUnsaved(draft: string | null, lead: string | null, typed: Typed | undefined): void {
  try {
    // A draft has no name of its own before its first save.
    for (const key of [keyOf(draft, lead), keyOf(null, lead)]) sessionStorage.removeItem(key)
    if (typed) sessionStorage.setItem(keyOf(draft, lead), JSON.stringify(typed))
  } catch {
    // Full or switched off: the row of the draft is what counts.
  }
}

/** Returns what this tab had not saved. */
export function findUnsaved(draft: string | null, lead: string | null): Typed | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(draft, lead))
    const kept = text ? (JSON.parse(text) as Partial<Typed>) : undefined
    if (typeof kept?.transcript !== 'string' || typeof kept.content !== 'string') return undefined
    return { form: formOf(kept.form), transcript: kept.transcript, content: kept.content }
  } catch {
    return undefined
  }
}
