/** Rules of the proposal generator's drafts. Pure: no I/O. */

/** What the model is asked for, by a job of the worker. */
export const generatorTasks = ['none', 'extract', 'write'] as const

export const generatorTaskStates = ['idle', 'queued', 'running', 'done', 'failed', 'cancelled'] as const

/** The transcript in bytes of UTF-8; the texts in characters. */
export const generatorLimits = { transcriptBytes: 512 * 1024, content: 200_000, error: 100 } as const

/** How long a transcript is kept, in days. */
export const TRANSCRIPT_DAYS = 30
