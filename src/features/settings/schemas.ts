import { z } from 'zod'

import { connections } from './connection-rules'

/** The body of POST /api/test-connection. */
export const testConnectionSchema = z.object({ what: z.enum(connections, 'invalid') })
export type TestConnectionInput = z.output<typeof testConnectionSchema>
