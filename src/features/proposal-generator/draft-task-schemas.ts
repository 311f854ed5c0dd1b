import { z } from 'zod'

/** The body of POST /api/cancel-draft-task. */
export const draftTaskSchema = z.object({ draft: z.uuid('invalid') })
export type DraftTaskInput = z.output<typeof draftTaskSchema>

/** The body of POST /api/start-draft-task. */
export const startDraftTaskSchema = draftTaskSchema.extend({ task: z.enum(['extract', 'write'], 'invalid') })
export type StartDraftTaskInput = z.output<typeof startDraftTaskSchema>
