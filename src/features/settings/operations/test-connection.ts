import { z } from 'zod'

import { billing } from '@/integrations/billing/billing'
import { AppError } from '@/lib/app-error'
import { isAdmin } from '@/lib/roles'
import type { Context } from '@/lib/server/http/authorize'

/** The body of POST /api/test-connection. */
export const testConnectionSchema = z.object({ what: z.literal('billing', 'invalid') })
type TestConnectionInput = z.output<typeof testConnectionSchema>

const tests: Record<TestConnectionInput['what'], () => Promise<void>> = {
  billing: async () => (await billing()).check(),
}

/**
 * Calls a service with the configured key; changes nothing there. For admins. Throws AppError `not_configured` without a
 * key, and the errors of the service's port.
 */
export async function testConnection({ req }: Context, { what }: TestConnectionInput): Promise<object> {
  if (!isAdmin(req.user)) throw new AppError('forbidden')
  await tests[what]()
  return {}
}
