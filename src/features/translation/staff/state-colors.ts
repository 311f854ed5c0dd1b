import type { TranslationState } from '../rules'

/** The color of the arc of a state. */
export const stateMarks: Record<TranslationState, string> = {
  ready: 'text-ink',
  stale: 'text-yellow-mark',
  unread: 'text-purple-mark',
  missing: 'text-field-line',
}

/** The color of its share of a whole, where what is missing is what is empty. */
export const stateShares: Record<TranslationState, string> = { ...stateMarks, missing: 'text-edge' }

/** The color of its words. */
export const stateTexts: Record<TranslationState, string> = {
  ready: 'text-muted',
  stale: 'text-yellow-text',
  unread: 'text-purple-text',
  missing: 'text-muted',
}
