import { firstTouchDays } from '@/features/leads/rules'

/**
 * The visitor's answer about being counted. It stands in the browser's own storage and not in a cookie: the server has
 * no use for it, a cookie would travel with each request, and storage tells the other tabs of a change. Cached pages
 * are the same for everybody; this is read when they are on the screen.
 */
export type Answer = 'yes' | 'no'
type Kept = { answer: Answer; tool: string; at: number }

const key = 'puente_consent'
/** Six months, as data protection authorities advise; then the question is asked again. */
const lifetime = firstTouchDays * 86_400_000

const listeners = new Set<() => void>()
const tellAll = () => listeners.forEach((notify) => notify())
/** The answer of this page, where the browser keeps nothing. */
let unkept: string | undefined
let opener: HTMLElement | undefined

/** The tool that this page counts with, which answers are about; none where nothing counts. */
let counting: string | undefined
export function countWith(tool: string | undefined): void {
  counting = tool
}

/** Whether the browser says for its user that data are neither sold nor shared (Global Privacy Control). */
export const hasSignal = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

function kept(): Partial<Kept> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? unkept ?? 'null') as Partial<Kept> | null
  } catch {
    return null
  }
}

/**
 * The answer that holds now; undefined when there is none, or it is too old. A yes was said to one tool and is none to
 * another, and none at all where no tool is left. The browser's signal is a no.
 */
export function answer(tool = counting): Answer | undefined {
  if (hasSignal()) return 'no'
  const { answer, at, tool: named } = kept() ?? {}
  if (typeof at !== 'number' || Math.abs(Date.now() - at) > lifetime) return undefined
  if (answer === 'yes') return tool !== undefined && tool === named ? 'yes' : undefined
  return answer === 'no' ? 'no' : undefined
}

/** Keeps the answer, and tells every tab. */
export function keepAnswer(answer: Answer, tool: string): void {
  unkept = JSON.stringify({ answer, tool, at: Date.now() } satisfies Kept)
  try {
    localStorage.setItem(key, unkept)
  } catch {
    // It holds for this page, then: the next one asks again.
  }
  closeSettings()
}

/** Shows the question again, whatever was answered. `from` is what was pressed: the keyboard goes back to it. */
export function openSettings(from: HTMLElement): void {
  opener = from
  tellAll()
}

/** What was pressed to see the question again. */
export const openedFrom = (): HTMLElement | undefined => opener

export const isOpen = (): boolean => opener !== undefined

export function closeSettings(): void {
  const from = opener
  opener = undefined
  tellAll()
  from?.focus({ preventScroll: true })
}

/** Hears of answers, here and in other tabs, and of the question being opened and closed. */
export function onConsent(notify: () => void): () => void {
  listeners.add(notify)
  addEventListener('storage', notify)
  // A page that comes back from the browser's memory has missed what other tabs said.
  addEventListener('pageshow', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('storage', notify)
    removeEventListener('pageshow', notify)
  }
}
