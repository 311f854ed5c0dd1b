import { afterAll, expect, it, vi } from 'vitest'

import { startReplica } from '../support/replica-env'
import { linkToDatabase } from '../support/database-link'

const { env } = await import('@/env')
const link = await linkToDatabase(env.DATABASE_REPLICA_URL ?? '')
vi.stubEnv('DATABASE_REPLICA_URL', link.url)
vi.resetModules()
const { contentSubscription } = await import('@/lib/server/cache/content-listener')
const { listen } = await import('@/lib/server/db/listen')
const { followPrimary } = await import('@/lib/server/db/follow-primary')
const { publicDatabase, sql } = await import('@/lib/server/db/sql')
const { payload: start } = await import('@/lib/server/payload')

const end = new AbortController()
afterAll(async () => {
  end.abort()
  await link.cut()
})

it('a connection to the replica that falls silent is dropped by the next check, and others are opened', async () => {
  const payload = await start()
  await startReplica()
  void listen(followPrimary([contentSubscription]), end.signal)
  const untilOnReplica = () =>
    vi.waitFor(
      async () => {
        const { rows } = await publicDatabase(payload).execute(sql`select pg_is_in_recovery() as standby`)
        expect(rows[0]?.standby).toBe(true)
      },
      { timeout: 10_000 },
    )
  await untilOnReplica()
  link.stall()
  // A check each second, which waits for one; a statement would wait for five.
  const dropped = vi.fn()
  globalThis.databaseReplica?.pool.once('remove', dropped)
  await vi.waitFor(() => expect(dropped).toHaveBeenCalled(), { timeout: 4_000 })
  await untilOnReplica()
})
