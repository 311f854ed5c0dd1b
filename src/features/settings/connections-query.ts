import { isModelConfigured } from '@/integrations/ai/configured-model'
import { isBillingConfigured } from '@/integrations/billing/billing'
import type { Connection } from './connection-rules'

/** Returns which services the environment configures. */
export const findConnections = (): Record<Connection, boolean> => ({
  billing: isBillingConfigured(),
  model: isModelConfigured(),
})
