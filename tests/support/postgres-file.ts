import { vi } from 'vitest'

import { resetWorker } from './worker-database'

// The variables must be set before a test imports src/env.ts or the Payload config, which read them once, so nothing that
// this file imports may import those. The files of a worker share both, except those with a process of their own.
const { database, mediaDir, secret } = await resetWorker()
vi.stubEnv('DATABASE_URL', database.runtimeUrl)
vi.stubEnv('DATABASE_OWNER_URL', database.ownerUrl)
vi.stubEnv('PAYLOAD_SECRET', secret)
vi.stubEnv('SITE_URL', 'http://localhost:3000')
vi.stubEnv('LOG_LEVEL', 'silent')
vi.stubEnv('MEDIA_DIR', mediaDir)
