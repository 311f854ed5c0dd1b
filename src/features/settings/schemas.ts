import { z } from 'zod'

/** The body of POST /api/test-connection. */
export const testConnectionSchema = z.object({ what: z.literal('billing', 'invalid') })
export type TestConnectionInput = z.output<typeof testConnectionSchema>
