import { afterAll, vi } from 'vitest'

import { startS3Server } from './s3-server'

// Import it before anything that imports src/env.ts, which reads the variables once.
export const s3 = await startS3Server()
for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value)
afterAll(() => s3.stop())
