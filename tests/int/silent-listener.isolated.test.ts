import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { env } from '@/env'
import { linkToDatabase } from '../support/database-link'

const link = await linkToDatabase(env.DATABASE_URL ?? '')
vi.stubEnv('DATABASE_DIRECT_URL', link.url)
vi.resetModules()
// It reads the variable when it is loaded.
const { listen } = await import('@/lib/server/db/listen')

const other = new pg.Client({ connectionString: env.DATABASE_URL })
beforeAll(() => other.connect())
afterAll(async () => {
  await other.end()
  await link.cut()
  vi.unstubAllEnvs()
})

it('a listener whose server falls silent without a word connects again', async () => {
  const end = new AbortController()
  const heard: string[] = []
  let connections = 0
  let losses = 0
  const onNotification = (payload: string) => void heard.push(payload)
  const subscription = {
    channel: 'silent',
    onConnect: () => void connections++,
    onNotification,
    onDisconnect: () => void losses++,
  }
  const listening = listen([subscription], end.signal)
  await vi.waitFor(() => expect(connections).toBe(1))
  // As when the machine of the primary dies: the connection stays open, and new ones reach the next primary.
  link.stall()
  // It is asked each second, and given up after five without an answer.
  await vi.waitFor(() => expect(losses).toBe(1), { timeout: 25_000 })
  await vi.waitFor(() => expect(connections).toBe(2))
  await other.query(`select pg_notify('silent', 'again')`)
  await vi.waitFor(() => expect(heard).toEqual(['again']))
  end.abort()
  await listening
}, 60_000)
