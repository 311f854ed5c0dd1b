/**
 * How long the steps of one email delivery may take, in milliseconds. The lease of the job outlasts all of them together:
 * when it ends, its worker has died, so two workers never send the same email at once.
 */

/** From the start of the job until the mail server has accepted the email: composing, connecting, sending. */
export const SEND_TIMEOUT_MS = 60_000

/** How long marking an accepted email as sent is retried while the database is unavailable. */
export const MARK_SENT_TIMEOUT_MS = 60_000

/** The longest statement: the connection and statement timeouts of db/postgres-adapter.ts. */
const STATEMENT_TIMEOUT_MS = 20_000

/** Allows for timers that fire late on a busy machine. */
const MARGIN_MS = 20_000

export const DELIVERY_LEASE_MS = SEND_TIMEOUT_MS + MARK_SENT_TIMEOUT_MS + STATEMENT_TIMEOUT_MS + MARGIN_MS

/** Emails that one worker sends at a time, each over its own connection, so that no timeout elapses while queued. */
export const MAX_CONCURRENT_SENDS = 4
