import { FIRST_TOUCH_DAYS } from '../visit'

/**
 * The visitor's consent to analytics. It is kept in localStorage, not in a cookie: the server does not need it, a cookie
 * would be sent with each request, and storage events tell other tabs of a change. Cached pages are the same for every
 * visitor, so it is read in the browser.
 */
export type Answer = 'yes' | 'no'
type StoredConsent = { answer: Answer; tool: string; at: number }

const key = 'puente_consent'
/** Visitors are asked again after six months, as data protection authorities recommend. */
const LIFETIME_MS = FIRST_TOUCH_DAYS * 86_400_000

const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((notify) => notify())
/** The answer for this page when localStorage is unavailable. */
let unsaved: string | undefined
let opener: HTMLElement | undefined

/** The analytics tool of this page, which consent is given to; undefined when there is none. */
let activeTool: string | undefined
/** Sets the analytics tool of this page, which consent is given to; undefined when there is none. */
export function setAnalyticsTool(tool: string | undefined): void {
  activeTool = tool
}

/** Whether the browser sends the Global Privacy Control signal, which counts as a no. */
export const hasGlobalPrivacyControl = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function readStored(): Partial<StoredConsent> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? unsaved ?? 'null') as Partial<StoredConsent> | null
  } catch {
    return null
  }
}

/**
 * Returns the current answer; undefined when there is none or it has expired. A yes applies only to the tool that it was
 * given for. The Global Privacy Control signal is a no.
 */
export function getConsent(tool = activeTool): Answer | undefined {
  if (hasGlobalPrivacyControl()) return 'no'
  const { answer, at, tool: named } = readStored() ?? {}
  if (typeof at !== 'number' || Math.abs(Date.now() - at) > LIFETIME_MS) return undefined
  if (answer === 'yes') return tool !== undefined && tool === named ? 'yes' : undefined
  return answer === 'no' ? 'no' : undefined
}

/** Saves the answer and notifies every tab. */
export function saveConsent(answer: Answer, tool: string): void {
  unsaved = JSON.stringify({ answer, tool, at: Date.now() } satisfies StoredConsent)
  try {
    localStorage.setItem(key, unsaved)
  } catch {
    // The answer applies to this page only: the next one asks again.
  }
  closeConsentSettings()
}

/** Shows the banner again. `from` is the button that was clicked: it gets the focus back. */
export function openConsentSettings(from: HTMLElement): void {
  opener = from
  notifyListeners()
}

/** The button that opened the banner again; undefined while it is closed. */
export const settingsOpener = (): HTMLElement | undefined => opener

/** Whether the visitor has opened the banner again. */
export const areSettingsOpen = (): boolean => opener !== undefined

/** Closes the banner that the visitor has opened again, and returns the focus to the button that opened it. */
export function closeConsentSettings(): void {
  const from = opener
  opener = undefined
  notifyListeners()
  from?.focus({ preventScroll: true })
}

/** Calls `notify` when consent changes in any tab and when the settings open or close. Returns the unsubscribe function. */
export function subscribeToConsent(notify: () => void): () => void {
  listeners.add(notify)
  addEventListener('storage', notify)
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('storage', notify)
    removeEventListener('pageshow', notify)
  }
}
