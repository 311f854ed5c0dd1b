import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, vi } from 'vitest'

import { freshDatabase } from './postgres'

// Each test file has its own database. The variables must be set before the file imports src/env.ts or the Payload
// config, which read them once, so nothing that this file imports may import those.
const { runtimeUrl, ownerUrl } = await freshDatabase()
vi.stubEnv('DATABASE_URL', runtimeUrl)
vi.stubEnv('DATABASE_OWNER_URL', ownerUrl)
vi.stubEnv('PAYLOAD_SECRET', randomBytes(32).toString('hex'))
vi.stubEnv('SITE_URL', 'http://localhost:3000')
vi.stubEnv('LOG_LEVEL', 'silent')

const media = mkdtempSync(join(tmpdir(), 'puente-media-'))
vi.stubEnv('MEDIA_DIR', media)
afterAll(() => rmSync(media, { recursive: true, force: true }))
