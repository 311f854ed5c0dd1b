/** What the left side of a lead's dialog is for: an email, a reply that was given elsewhere, or a new client. */
export type LeadTask = 'reply' | 'log' | 'convert'

/** The form of the task; the button that submits it is in the foot of the dialog. */
export const TASK_FORM = 'lead-task'

/** The mutation of the task, so that the foot can show that it runs. */
export const taskKey = (id: string) => ['lead-task', id] as const

/** The prefix of the names of a lead's drafts. */
export const leadDrafts = (id: string): string => `lead-${id}-`

/** The prefix of the names of a reply's drafts. */
export const replyDrafts = (id: string): string => `${leadDrafts(id)}reply-`
