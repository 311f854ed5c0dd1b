import { afterAll, vi } from 'vitest'

import { startStripeServer, stripeTestKey } from './stripe-server'

// Import it before anything that imports src/env.ts, which reads the variables once.
export const stripe = await startStripeServer()
vi.stubEnv('STRIPE_URL', stripe.url)
vi.stubEnv('STRIPE_SECRET_KEY', stripeTestKey)
afterAll(() => stripe.stop())
