import { afterAll, vi } from 'vitest'

import { startMailServer } from './smtp'

// Import it before anything that imports src/env.ts, which reads the variables once.
const server = await startMailServer()
vi.stubEnv('SMTP_URL', server.url)
afterAll(() => server.stop())
