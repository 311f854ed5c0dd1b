/** Rules of emails. Pure: no I/O. */

/** Where an email is. `queued` when the mail server could not be reached: it is sent as soon as it can be. */
export type EmailState = 'sending' | 'sent' | 'queued' | 'failed'

/** How often a page asks whether an email has left, in milliseconds: nothing announces that. */
export const EMAIL_POLL_MS = 4_000

export const isStillSending = (state: EmailState | null): boolean => state === 'sending' || state === 'queued'
