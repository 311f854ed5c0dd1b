import type { FieldProblem, RefusalReason, RetryReason } from './answer-rules'

/** What became of the words in a form, and what the bar says about them. Pure: no I/O, no clock of its own. */

/** Someone who has a document open. `at`: since when, as an ISO time of the server. */
export type Editor = { name: string | undefined; at: string }

/** Words of this device that were never saved. Times are in milliseconds, by the clock of the server. */
export type FoundWords = { at: number; isNew: boolean }

export type Trouble =
  | { kind: 'failed'; reason: RetryReason; attempt: number; retryAt: number }
  | { kind: 'refused'; reason: RefusalReason; message?: string; problem?: FieldProblem }
  | { kind: 'signedOut'; isOther: boolean }
  /** A colleague writes; nothing was typed here. */
  | { kind: 'locked'; editor: Editor }
  /** A colleague took the document over while something was typed here. */
  | { kind: 'taken'; editor: Editor }
  /** Another tab or person has saved the document since. */
  | { kind: 'elsewhere'; at: string }

export type Saving = {
  /** When the server last confirmed the document, by its clock. */
  savedAt: string | undefined
  /** Since when words are not on the server; undefined when all are. In milliseconds, by the clock of the server. */
  unsavedSince: number | undefined
  /** Whether the device keeps the words that aren't on the server. */
  isKept: boolean
  /** A request has been running for longer than `SLOW_MS`. */
  isSlow: boolean
  trouble: Trouble | undefined
  /** After trouble, everything typed since then was saved. */
  savedAgainSince: number | undefined
  found: FoundWords | undefined
}

export const initialSaving: Saving = {
  savedAt: undefined,
  unsavedSince: undefined,
  isKept: false,
  isSlow: false,
  trouble: undefined,
  savedAgainSince: undefined,
  found: undefined,
}

/** The time after the last key until a draft is saved. */
export const AUTOSAVE_MS = 1_500
/** Shorter requests aren't shown. */
export const SLOW_MS = 400
/** How long the bar says that everything was saved again. */
export const AGAIN_MS = 4_000
/** A request without an answer is given up after this. */
export const ANSWER_MS = 20_000

const backOff = [2_000, 5_000, 12_000, 30_000]

/** Returns how long to wait after the failed try of that number, from 1; longer if the server asked for it. */
export function retryDelay(attempt: number, retryAfterMs = 0): number {
  const wait = backOff[Math.min(Math.max(attempt, 1), backOff.length) - 1] ?? 0
  return Math.max(wait, Math.min(retryAfterMs, 120_000))
}

export type SavingEvent =
  /** The form was opened, or shows another version. `savedAt`: undefined for a new document. */
  | { type: 'opened'; savedAt: string | undefined }
  | { type: 'typed'; at: number }
  /** What is typed is what the server has. */
  | { type: 'undone' }
  | { type: 'kept'; isKept: boolean }
  | { type: 'slow' }
  /** The server confirmed a save. `since`: since when other words are unsaved. */
  | { type: 'saved'; savedAt: string; since: number | undefined }
  | { type: 'troubled'; trouble: Trouble }
  /** What troubled is over, such as a colleague's turn. */
  | { type: 'cleared' }
  | { type: 'told' }
  | { type: 'found'; found: FoundWords | undefined }

/** Returns the next state. */
export function nextSaving(state: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'opened':
      return { ...state, savedAt: event.savedAt, unsavedSince: undefined, isKept: false, isSlow: false }
    case 'typed':
      return { ...state, unsavedSince: state.unsavedSince ?? event.at, savedAgainSince: undefined }
    case 'undone': {
      const isOver = state.trouble?.kind === 'failed' || state.trouble?.kind === 'refused'
      return { ...state, unsavedSince: undefined, isKept: false, trouble: isOver ? undefined : state.trouble }
    }
    case 'kept':
      return { ...state, isKept: event.isKept }
    case 'slow':
      return { ...state, isSlow: true }
    case 'saved':
      return {
        ...state,
        savedAt: event.savedAt,
        unsavedSince: event.since,
        isKept: event.since !== undefined && state.isKept,
        isSlow: false,
        trouble: undefined,
        savedAgainSince: state.trouble && event.since === undefined ? state.unsavedSince : undefined,
      }
    case 'troubled':
      return { ...state, isSlow: false, trouble: event.trouble, savedAgainSince: undefined }
    case 'cleared':
      return { ...state, trouble: undefined }
    case 'told':
      return { ...state, savedAgainSince: undefined }
    case 'found':
      return { ...state, found: event.found }
  }
}

export type ScreenKind = 'idle' | 'saved' | 'saving' | 'unsaved' | 'again'
export type BarKind = ScreenKind | 'found' | Trouble['kind']

/** Returns what the bar says. What asks for a person comes first. */
export const barOf = (saving: Saving): BarKind =>
  saving.trouble?.kind ?? (saving.found ? 'found' : screenOf(saving))

/** Returns what became of the words on the screen, while nothing troubles; beside an offer of others, too. */
export function screenOf({ savedAgainSince, isSlow, unsavedSince, savedAt }: Saving): ScreenKind {
  if (savedAgainSince !== undefined) return 'again'
  if (isSlow) return 'saving'
  if (unsavedSince !== undefined) return 'unsaved'
  return savedAt === undefined ? 'idle' : 'saved'
}

/** Whether the form must not be changed. */
export const isReading = ({ trouble }: Saving): boolean =>
  trouble?.kind === 'locked' || trouble?.kind === 'taken'

/** Whether words would be lost if the page was closed now: they aren't on the server. */
export const isUnsaved = ({ unsavedSince }: Saving): boolean => unsavedSince !== undefined
